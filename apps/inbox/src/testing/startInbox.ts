import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../../../../.config/freePort.ts';
import { startProgram } from '../../../../.config/startProgram.ts';
import type { Environment } from '../settings.ts';

/** Bundles the program; call it once before `startInbox`. */
export function bundleInbox(outdir: string): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../bundle.ts'), outdir]);
}

/** Starts the bundled program, without the settings of this process. */
export async function startInbox(outdir: string, environment: Environment) {
  const port = await freePort();
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...environment };
  const { origin, ...program } = await startProgram([process.execPath, join(outdir, 'main.mjs')], port, {
    env,
  });
  return { ...program, url: `${origin.origin}/inquiries` };
}
