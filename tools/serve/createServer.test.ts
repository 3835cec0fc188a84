import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './createServer.ts';

let folder: string;
let server: Server;

// `fetch` would normalise the URLs under test.
function ask(path: string, options: { method?: string; encoding?: string } = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request(
      {
        port,
        path,
        method: options.method ?? 'GET',
        headers: options.encoding ? { 'accept-encoding': options.encoding } : {},
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          resolve(response);
        });
      },
    )
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystrand-serve-'));
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), 'home'),
    writeFile(join(folder, '404.html'), 'not found'),
    writeFile(join(folder, '404.html.br'), 'br'),
    writeFile(join(folder, '404.html.gz'), 'gz'),
    writeFile(join(folder, 'about.html'), 'about'),
    writeFile(join(folder, 'about.html.br'), 'br'),
    writeFile(join(folder, 'assets/entry-abc.js'), 'code'),
  ]);
  server = createSiteServer({
    dist: folder,
    manifest: {
      origin: 'https://site.example',
      paths: ['/', '/about'],
      files: ['/assets/entry-abc.js'],
    },
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

describe('the site server', () => {
  it('serves each page at its path, with revalidation', async () => {
    for (const path of ['/', '/about', '/about?from=mail']) {
      const response = await ask(path);
      expect(response.statusCode, path).toBe(200);
      expect(response.headers['cache-control']).toBe('no-cache, no-transform');
      expect(response.headers['content-type']).toMatch(/^text\/html/);
    }
  });

  it('sends 404 for every other path, uncached', async () => {
    for (const path of [
      '/index.html',
      '/about.html',
      '/index',
      '/404.html',
      '/404',
      '/About',
      '/about/x',
      '/%E0%A4',
      '/..%2fetc',
      '/about.html.br',
    ]) {
      const response = await ask(path);
      expect(response.statusCode, path).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('redirects a trailing slash and keeps the query', async () => {
    const response = await ask('/about/?from=mail');
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe('/about?from=mail');
  });

  it('never redirects to another host', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/']) {
      const response = await ask(path);
      expect(response.headers.location).toBeUndefined();
      expect(response.statusCode).toBe(404);
    }
  });

  it('lets browsers cache hashed assets for a year', async () => {
    expect((await ask('/assets/entry-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('sends the compressed copy that the browser accepts', async () => {
    expect((await ask('/about', { encoding: 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await ask('/nowhere', { encoding: 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await ask('/nowhere', { encoding: 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask('/nowhere')).headers['content-encoding']).toBeUndefined();
  });

  it('rejects unsafe methods and lists the allowed ones', async () => {
    const response = await ask('/about', { method: 'POST' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  it('sends a strict policy with every response', async () => {
    for (const path of ['/', '/about', '/nowhere', '/about/', '/assets/entry-abc.js']) {
      const policy = String((await ask(path)).headers['content-security-policy']);
      expect(policy, path).toContain("frame-ancestors 'none'");
      // Documents contain the rest of their policy.
      if (/\.js$|\/$/.test(path) && path !== '/') expect(policy, path).toContain("default-src 'none'");
    }
  });
});
