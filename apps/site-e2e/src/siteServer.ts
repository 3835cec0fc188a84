import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../.config/testing/freePort';
import { expect } from './fixtures';
import { inboxSettings } from './inbox';

/** Starts another server of the built site, which a test can stop and start again on the same port: a lost connection. */
export async function siteServer() {
  const port = await freePort();
  const origin = `http://localhost:${String(port)}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, ['../site/build/serve/main.mjs'], {
      env: { ...process.env, ...inboxSettings, PORT: String(port) },
      stdio: 'ignore',
    });
    await expect(async () => {
      await fetch(origin);
    }).toPass();
  };
  const stop = async () => {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  await start();
  return { origin, start, stop };
}
