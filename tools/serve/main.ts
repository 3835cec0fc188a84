/** Serves the built site: `node tools/serve/main.ts`. `PORT` (default 4173) and `HOST` (default localhost) are respected. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostingManifest } from '../hosting/headers.ts';
import { createSiteServer } from './createServer.ts';
import { readPort } from './readPort.ts';

const site = join(import.meta.dirname, '../../apps/site');
const host = process.env['HOST'] ?? 'localhost';

function stop(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

const port = readPort(process.env['PORT']);
if (typeof port === 'string') stop(port);

const facts = JSON.parse(await readFile(join(site, 'dist-server/hosting.json'), 'utf8')) as HostingManifest;
const server = createSiteServer({ dist: join(site, 'dist'), facts });

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    stop(
      `Port ${String(port)} on ${host} is taken. Free it, or choose another: PORT=${String(port + 1)} npm start`,
    );
  }
  if (error.code === 'EACCES')
    stop(`Port ${String(port)} may not be used by this user. Choose one above 1023: PORT=4173 npm start`);
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    stop(`"${host}" is no address of this machine. Set HOST to one that is, or leave it out.`);
  throw error;
});
server.listen(port, host, () => {
  console.log(
    `\nKeystrand stands at http://${host.includes(':') ? `[${host}]` : host}:${String(port)} (stop with Ctrl+C)`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
