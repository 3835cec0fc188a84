/**
 * Serves a folder in brotli as static hosts do: `node serveFolder.ts <folder> [URL]`, with `HOST` and `PORT`. Documents get
 * the headers of the document at the URL. Used for the floor page and for the sites of `--peer`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { lookup } from 'mrmime';
import { copiedHeaders } from './copiedHeaders.ts';

const [folder, headersOf] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder))
  throw new Error(`The folder "${folder ?? ''}" does not exist.`);
const root = resolve(folder);
const documentHeaders = headersOf === undefined ? [] : copiedHeaders((await fetch(headersOf)).headers);

interface Body {
  readonly type: string;
  readonly identity: Buffer;
  readonly brotli: Buffer | undefined;
}
const bodies = new Map<string, Body>();

/** Reads a file; text is compressed once, at the highest level, as static hosts do ahead of requests. */
function readBody(file: string): Body {
  const known = bodies.get(file);
  if (known) return known;
  const media = lookup(file) ?? 'application/octet-stream';
  const isText = /^text\/|json|javascript|xml|wasm/.test(media);
  const identity = readFileSync(file);
  const body: Body = {
    type: media.startsWith('text/') ? `${media};charset=utf-8` : media,
    identity,
    brotli: isText
      ? brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      : undefined,
  };
  bodies.set(file, body);
  return body;
}

/** Returns the file of a path: itself, with `.html`, or the index of the folder. */
function findFile(path: string): string | undefined {
  const file = join(root, path);
  if (file !== root && !file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
  const candidates = [file, `${file}.html`, join(file, 'index.html')];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '/404';
  }
}

createServer((request, response) => {
  const found = findFile(decodePath(request.url ?? '/'));
  const file = found ?? findFile('/404.html');
  response.statusCode = found ? 200 : 404;
  if (!file) {
    response.end();
    return;
  }
  const { type, identity, brotli } = readBody(file);
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  if (extname(file) === '.html') for (const [name, value] of documentHeaders) response.setHeader(name, value);
  const body = brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? brotli : identity;
  if (body === brotli) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}).listen(Number(process.env['PORT'] ?? 0), process.env['HOST'] ?? '127.0.0.1');
