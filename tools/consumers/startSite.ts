import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { cleanEnvironment } from './npm.ts';

/** A web server that serves a consumer in production mode. */
export interface Site {
  /** Address without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Policy of the folders that are served here: no inline code, nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * Serves a folder of files under a strict policy.
 * @param sendsPolicy whether the policy is a header; otherwise the documents contain it
 */
export async function serveFolder(folder: string, sendsPolicy = true): Promise<Site> {
  const server = createServer((request, response) => {
    if (sendsPolicy) response.setHeader('Content-Security-Policy', policy);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(pathname), pathname.endsWith('/') ? 'index.html' : '');
    readFile(path).then(
      (content) => {
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Starts the server of a consumer by its npm script `start` and waits for the address that it prints.
 * @throws {Error} with the output, if the server ends before
 */
export async function startServer(folder: string): Promise<Site> {
  // A process group of its own, so that the processes which npm starts are ended together.
  const child = spawn('npm', ['run', '--silent', 'start'], {
    cwd: folder,
    env: { ...cleanEnvironment(), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    shell: process.platform === 'win32',
  });
  const ended = once(child, 'exit');
  const output: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    const port = /https?:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return {
      url: `http://127.0.0.1:${port}`,
      async stop() {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
        await ended;
      },
    };
  }
  throw new Error(`The server of ${folder} ended before it printed an address:\n${output.join('\n')}`);
}
