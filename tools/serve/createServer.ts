import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { contentType } from '../hosting/contentTypes.ts';
import { cacheRules, filePolicy, isHashedAsset, securityHeaders } from '../hosting/headers.ts';
import type { HostingManifest } from '../hosting/headers.ts';

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dist: string;
  readonly facts: HostingManifest;
}

/** A document by the path it answers to; `/index.html` and the like are not paths of the site. */
const documentFile = /(?:^|\/)(?:index|404)\.html(?:\.br|\.gz)?$|\.(?:br|gz)$|^\/manifest\.json$/;

function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Serves the built site: pages at their own paths only, brotli or gzip as made at build, status 404 with the
 * not-found page for everything else, the security headers on every response.
 * A trailing slash is redirected to the path without it; methods other than GET and HEAD get 405.
 */
export function createSiteServer({ dist, facts }: SiteServerOptions): Server {
  const pages = new Set(facts.paths);
  const headersFor = (path: string) => Object.entries(securityHeaders(facts, path));
  const headersOfPages = new Map([...pages].map((path) => [path, headersFor(path)]));
  const headersOfOthers = headersFor('/404');
  const files = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const type = contentType(pathname);
      if (type !== undefined) response.setHeader('Content-Type', type);
      if (/\.(?!html$)[a-z0-9]+$/i.test(pathname)) response.setHeader('Content-Security-Policy', filePolicy);
      response.setHeader(
        'Cache-Control',
        isHashedAsset(pathname) ? cacheRules.hashedAsset : cacheRules.revalidated,
      );
    },
  });
  const notFound = ['.br', '.gz', ''].map((ending) => readFileSync(join(dist, `404.html${ending}`)));

  const answerNotFound = (request: IncomingMessage, response: ServerResponse): void => {
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
    const headers = headersOfPages.get(path ?? '') ?? headersOfOthers;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': cacheRules.notFound }).end();
      return;
    }
    if (path === undefined || documentFile.test(path)) {
      answerNotFound(request, response);
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
      answerNotFound(request, response);
      return;
    }
    files(request, response, () => {
      answerNotFound(request, response);
    });
  });
}
