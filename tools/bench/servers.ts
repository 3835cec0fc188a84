/** Starts servers as child processes, so that they do not share a thread with the measurement. */
import { join } from 'node:path';
import { freePort } from '../../.config/freePort.ts';
import { startProgram } from '../hosting/contract/startProgram.ts';
import { siteFolder } from './siteBuild.ts';

/** A running server. */
export interface Server {
  /** Such as `http://127.0.0.1:4000`, without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<unknown>;
}

async function startServer(args: readonly string[]): Promise<Server> {
  const port = await freePort();
  const { origin, stop } = await startProgram([process.execPath, ...args], port, {
    // Pages are measured, not the service behind their forms.
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), INBOX: 'off' },
  });
  return { origin: origin.origin, stop: () => stop() };
}

/** Serves the built site with our own server. */
export function startSite(): Promise<Server> {
  return startServer([join(siteFolder, 'build/serve/main.mjs')]);
}

/**
 * Serves a folder in brotli.
 *
 * @param headersUrl URL of a document whose response headers are added to every response
 */
export function startFolder(folder: string, headersUrl?: string): Promise<Server> {
  const program = join(import.meta.dirname, 'serveFolder.ts');
  return startServer([program, folder, ...(headersUrl === undefined ? [] : [headersUrl])]);
}
