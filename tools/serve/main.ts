/** Serves the built site: `node tools/serve/main.ts`. Reads `PORT` (default 4173) and `HOST` (default localhost). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostingManifest } from '../hosting/HostingManifest.ts';
import { createSiteServer } from './createServer.ts';
import { readPort } from './readPort.ts';

const site = join(import.meta.dirname, '../../apps/site');
const host = process.env['HOST'] ?? 'localhost';

function exitWith(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

const port = readPort(process.env['PORT']);
if (typeof port === 'string') exitWith(port);

const manifest = JSON.parse(await readFile(join(site, 'build/hosting.json'), 'utf8')) as HostingManifest;
const server = createSiteServer({ dist: join(site, 'dist'), manifest });

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
  throw error;
});
server.listen(port, host, () => {
  console.log(
    `\nKeystrand runs at http://${host.includes(':') ? `[${host}]` : host}:${String(port)} (stop with Ctrl+C)`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
