import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { askContract } from './askContract.ts';
import { copyServer, manifestWithInbox, startOurServer } from '../../testing/startOurServer.ts';
import type { RunningServer } from '../../../.config/testing/startProgram.ts';

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

it('our server responds as every host must', async () => {
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

it('a host that sends another header than the definition fails', async () => {
  const results = await askContract(server.origin, { ...settings, strictTransportSecurity: 'max-age=2' });
  const failed = results.filter(({ outcome }) => outcome === 'fail').map(({ name }) => name);
  expect(failed).toContainEqual(expect.stringContaining('files have all security headers'));
});
