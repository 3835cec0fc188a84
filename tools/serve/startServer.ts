import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import type { HostingManifest } from '../hosting/HostingManifest.ts';
import { createSiteServer } from './createServer.ts';
import { createDrain } from './drain.ts';
import { readServerSettings } from './readServerSettings.ts';

/** Time in which further stop signals are copies of the first: a terminal and npm both pass on Ctrl+C. In milliseconds. */
const sameSignal = 500;

function exitWith(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Returns the result of a function; exits with its message if it throws. */
function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    exitWith((error as Error).message);
  }
}

/**
 * Starts our server for the site in a folder, the one of `dist` and `build/hosting.json`. SIGTERM and SIGINT let running
 * responses finish and exit with status 0; a second signal exits at once. Exits with status 1 and a message if it cannot
 * start.
 */
export function startServer(site: string): void {
  const settings = orExit(() => readServerSettings(process.env));
  const { port, host } = settings;
  const manifestFile = join(site, 'build/hosting.json');
  if (!existsSync(manifestFile))
    exitWith(
      `The site is not built: "${manifestFile}" is missing. This builds it: npx nx run @keystrand/site:build`,
    );
  const server = orExit(() =>
    createSiteServer({
      dist: join(site, 'dist'),
      manifest: JSON.parse(readFileSync(manifestFile, 'utf8')) as HostingManifest,
      log: settings.logsRequests ? console.log : undefined,
    }),
  );
  server.maxConnections = settings.maxConnections;
  const drain = createDrain(server);

  // A reader of the output that has gone must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      exitWith(
        `Port ${String(port)} on ${host} is in use. Free it, or choose another: PORT=${String(port + 1)} npm start`,
      );
    }
    if (error.code === 'EACCES')
      exitWith(`This user may not use port ${String(port)}. Choose one above 1023: PORT=4173 npm start`);
    if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
      exitWith(`"${host}" is not an address of this machine. Set HOST to one that is, or unset it.`);
    console.error(error);
  });
  server.listen(port, host, () => {
    const name = host.includes(':') ? `[${host}]` : host;
    const { port: chosen } = server.address() as AddressInfo;
    console.log(`\nKeystrand runs at http://${name}:${String(chosen)} (stop with Ctrl+C)`);
  });

  let stopped: number | undefined;
  const stop = () => {
    if (stopped !== undefined) {
      if (performance.now() - stopped > sameSignal) process.exit(0);
      return;
    }
    stopped = performance.now();
    void drain(settings.drainLimit).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
