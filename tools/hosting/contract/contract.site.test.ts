import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { askContract } from './askContract.ts';
import { copyServer, manifestWithInbox, startOurServer } from './startOurServer.ts';
import type { RunningServer } from './startProgram.ts';

/** All settings are used. */
const settings = {
  strictTransportSecurity: 'max-age=1; includeSubDomains',
  reporting: { url: 'https://reports.example/csp', policy: "default-src 'none'" },
};
const folder = copyServer({ ...manifestWithInbox, ...settings });
let server: RunningServer;
beforeAll(async () => {
  server = await startOurServer(folder);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('our server answers as every host must', async () => {
  const results = await askContract(server.origin, settings);
  expect(results.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
});

it('every page and file has status 200 and prefers brotli, and the headers of reports are sent', async () => {
  for (const path of [...manifestWithInbox.paths, ...manifestWithInbox.files]) {
    const { status, headers } = await ask(server.origin, {
      path,
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect([path, status]).toEqual([path, 200]);
    if (manifestWithInbox.paths.includes(path)) expect(headers['content-encoding']).toBe('br');
  }
  const { headers } = await ask(server.origin, { path: '/' });
  expect(headers['content-security-policy-report-only']).toContain(settings.reporting.policy);
});

it.each([
  ['x-content-type-options', 'files have all security headers'],
  ['vary', 'text is compressed on request'],
  ['allow', 'forms that post to an inbox'],
])('a host without %s fails', async (name, subject) => {
  const proxy = createServer((request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headersDistinct).map(([key, values = []]) => [key, values.join(', ')]),
    );
    void ask(server.origin, { method, path, headers }).then((answer) => {
      const kept = Object.entries(answer.headers).filter(([key]) => key !== name);
      response.writeHead(answer.status, Object.fromEntries(kept)).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  const origin = new URL(`http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`);
  const results = await askContract(origin, settings);
  proxy.closeAllConnections();
  proxy.close();
  const failed = results.filter(({ outcome }) => outcome === 'fail').map((result) => result.name);
  expect(failed).toContainEqual(expect.stringContaining(subject));
});
