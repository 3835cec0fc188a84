import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize, resolve } from 'node:path';
import { lookup } from 'mrmime';

/** Serves the files of a folder, such as a built Storybook: `node serveFolder.ts <folder>` with the environment variable PORT. */
const [, , folder] = process.argv;
const port = Number(process.env['PORT']);
if (!folder || !port) throw new Error('Usage: PORT=<port> node serveFolder.ts <folder>');
const root = resolve(folder);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(
    root,
    normalize(decodeURIComponent(pathname)),
    pathname.endsWith('/') ? 'index.html' : '',
  );
  const send = (isFile: boolean) => {
    if (!isFile) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': lookup(path) ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  };
  stat(path).then(
    (found) => {
      send(found.isFile());
    },
    () => {
      send(false);
    },
  );
});
server.listen(port, 'localhost');
