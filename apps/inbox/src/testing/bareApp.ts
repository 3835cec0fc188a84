/** The web framework alone: parses a posted form and answers, without checks and without storing. For comparison under load. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.post('/inquiries', async (c) => {
  const values = new URLSearchParams(await c.req.text());
  return c.json({ ok: true, reference: values.get('form-name') });
});

const server = createServer(getRequestListener(app.fetch));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stderr.write(`at http://127.0.0.1:${String(port)}/inquiries\n`);
});
