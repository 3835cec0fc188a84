import { freePort } from '../../../.config/testing/freePort';
import { startProgram } from '../../../.config/testing/startProgram';
import { inboxSettings } from './inbox';

/** Starts another server of the built site, which a test can stop and start again on the same port: a lost connection. */
export async function siteServer() {
  const port = await freePort();
  const env = { ...process.env, ...inboxSettings, HOST: '127.0.0.1', PORT: String(port) };
  const run = () => startProgram([process.execPath, '../site/build/serve/main.mjs'], port, { env });
  let running = await run();
  return {
    origin: running.origin.origin,
    start: async () => {
      running = await run();
    },
    stop: () => running.stop('SIGKILL'),
  };
}
