import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { freePort } from '../../../../.config/testing/freePort.ts';
import { startProgram } from '../../../../.config/testing/startProgram.ts';

const dist = mkdtempSync(join(tmpdir(), 'inbox-dist-'));
beforeAll(() => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../bundle.ts'), dist]);
});
afterAll(() => {
  rmSync(dist, { recursive: true });
});

/** Starts the bundled program, without the settings of this process. It is killed after the test. */
export async function startInbox(environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...environment };
  const program = await startProgram([process.execPath, join(dist, 'main.mjs')], port, { env });
  onTestFinished(async () => {
    await program.stop('SIGKILL');
  });
  return { ...program, url: `${program.origin.origin}/inquiries` };
}
