import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Returns the exit status of the health check for a server that responds with a status to `/healthz`. */
async function exitStatus(status: number): Promise<unknown> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? status : 500).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  const check = execFile(process.execPath, [join(import.meta.dirname, 'health.mjs')], {
    env: { ...process.env, PORT: port },
  });
  const [code] = (await once(check, 'exit')) as unknown[];
  server.closeAllConnections();
  server.close();
  return code;
}

it('passes if the server is healthy', async () => {
  expect(await exitStatus(200)).toBe(0);
});

it('fails while the server stops', async () => {
  expect(await exitStatus(503)).toBe(1);
});
