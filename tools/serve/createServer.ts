import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { contentType } from '../hosting/contentTypes.ts';
import { cacheRules, documentHeaders, fileHeaders, isHashedAsset } from '../hosting/headers.ts';
import type { HostingManifest } from '../hosting/HostingManifest.ts';

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dist: string;
  readonly manifest: HostingManifest;
}

/** Files that are sent only for other paths: documents for the path of their page, compressed copies on negotiation. */
const internalFile = /\.(?:html|br|gz)$/;

function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Creates an HTTP server for the built site. Pages are served at their exact paths, with brotli or gzip copies from the
 * build; everything else gets status 404 with the not-found page. Every response has the security headers. A trailing
 * slash is redirected to the path without it; methods other than GET and HEAD get 405.
 */
export function createSiteServer({ dist, manifest }: SiteServerOptions): Server {
  const pages = new Set(manifest.paths);
  const headersOfDocuments = Object.entries(documentHeaders(manifest));
  const headersOfFiles = Object.entries(fileHeaders(manifest));
  const files = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const type = contentType(pathname);
      if (type !== undefined) response.setHeader('Content-Type', type);
      if (/\.(?!html$)[a-z0-9]+$/i.test(pathname)) {
        for (const [name, value] of headersOfFiles) response.setHeader(name, value);
      }
      response.setHeader(
        'Cache-Control',
        isHashedAsset(pathname) ? cacheRules.hashedAsset : cacheRules.revalidated,
      );
    },
  });
  const notFound = ['.br', '.gz', ''].map((ending) => readFileSync(join(dist, `404.html${ending}`)));

  const sendNotFound = (request: IncomingMessage, response: ServerResponse): void => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const index = /\bbr\b/.test(accepted) ? 0 : /\bgzip\b/.test(accepted) ? 1 : 2;
    const body = notFound[index];
    response.statusCode = 404;
    response.setHeader('Cache-Control', cacheRules.notFound);
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.setHeader('Vary', 'Accept-Encoding');
    if (index < 2) response.setHeader('Content-Encoding', index === 0 ? 'br' : 'gzip');
    if (body) response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return createHttpServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const path = decodedPath(pathname);
    for (const [name, value] of headersOfDocuments) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': cacheRules.notFound }).end();
      return;
    }
    if (path === undefined || internalFile.test(path)) {
      sendNotFound(request, response);
      return;
    }
    const withoutSlash = path.replace(/\/+$/, '');
    if (path !== '/' && path.endsWith('/') && pages.has(withoutSlash)) {
      response
        .writeHead(308, {
          Location: withoutSlash + (query ? `?${query}` : ''),
          'Cache-Control': cacheRules.revalidated,
        })
        .end();
      return;
    }
    const isFile = /\.[a-z0-9]+$/i.test(path);
    if (!isFile && !pages.has(path)) {
      sendNotFound(request, response);
      return;
    }
    files(request, response, () => {
      sendNotFound(request, response);
    });
  });
}
