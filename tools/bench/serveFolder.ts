/**
 * Serves a folder in brotli as static hosts do: `node serveFolder.ts <folder> [URL]`, with `HOST` and `PORT`. Documents get
 * the headers of the document at the URL. Used for the floor page and for the sites of `--peer`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

const [folder, headersUrl] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder))
  throw new Error(`The folder "${folder ?? ''}" does not exist.`);

/** Headers that belong to one response or connection. */
const individual =
  /^(?:accept-ranges|connection|content-(?:encoding|length|type)|date|etag|keep-alive|last-modified|transfer-encoding|vary)$/;
/** Policies and cache rules that the other server sends with every document. */
const documentHeaders =
  headersUrl === undefined
    ? []
    : [...(await fetch(headersUrl)).headers].filter(([name]) => !individual.test(name));

/** Returns the file of a path: itself, with `.html`, or the index of the folder. */
const findFile = (path: string) =>
  [path, `${path}.html`, `${path}/index.html`]
    .map((candidate) => join(folder, candidate))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());

/** Text is compressed once, at the highest level, as static hosts do ahead of requests. */
const compressed = new Map<string, Buffer>();

createServer((request, response) => {
  const found = findFile(new URL(request.url ?? '/', 'http://localhost').pathname);
  const file = found ?? findFile('/404');
  response.statusCode = found ? 200 : 404;
  if (!file) {
    response.end();
    return;
  }
  const type = getMimeType(file) ?? 'application/octet-stream';
  let body: Buffer = readFileSync(file);
  if (/^text\/|json|javascript|xml|wasm/.test(type)) {
    body = compressed.get(file) ?? brotliCompressSync(body);
    compressed.set(file, body);
    response.setHeader('Content-Encoding', 'br');
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  if (extname(file) === '.html') for (const [name, value] of documentHeaders) response.setHeader(name, value);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}).listen(Number(process.env['PORT']), process.env['HOST']);
