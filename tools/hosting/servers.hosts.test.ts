import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import pMap from 'p-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../serve/createServer.ts';
import { ensureWebServers, webServers } from '../setup/ensureWebServers.ts';
import { caddyFiles } from './caddy/caddyFiles.ts';
import { fileHeaders } from './headers/headers.ts';
import type { HostingManifest } from './headers/HostingManifest.ts';
import { mediaTypes } from './mediaTypes.ts';
import { nginxFiles } from './nginx/nginxFiles.ts';
import { readHostingManifest } from './headers/HostingManifest.ts';
import { ask, askRaw } from './testing/ask.ts';
import { comparable, differences, expectedAnswer } from './testing/compare.ts';
import { deviations } from './testing/deviations.ts';
import { encodings } from './testing/Exchange.ts';
import type { Encoding, Exchange } from './testing/Exchange.ts';
import { exchanges } from './testing/exchanges.ts';
import type { RunningServer } from './testing/RunningServer.ts';
import { startCaddy } from './testing/startCaddy.ts';
import { startNginx } from './testing/startNginx.ts';

ensureWebServers();

const site = join(import.meta.dirname, '../../apps/site');
const built = readHostingManifest(site);
/** All settings are used, with characters that configuration files must escape. */
const manifest: HostingManifest = {
  ...built,
  strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
  reporting: { url: 'https://reports.example/$uri?a={b}&c="', policy: "default-src 'none'" },
};
const folder = mkdtempSync(join(tmpdir(), 'keystrand-hosts-'));
const dist = join(folder, 'dist');
cpSync(join(site, 'dist'), dist, { recursive: true, preserveTimestamps: true });
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const all = exchanges(manifest, dist);
const { byExtension, byPath } = mediaTypes(manifest);
const mediaType = (file: string) =>
  byPath.get(`/${file}`) ?? byExtension.get(file.slice(file.lastIndexOf('.') + 1)) ?? '';

async function startOurServer(): Promise<RunningServer> {
  const server = createSiteServer({ dist, manifest }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface ServerUnderTest {
  readonly name: string;
  /** Encodings that it sends, in its order of preference. */
  readonly encodings: readonly Encoding[];
  /** Whether its own limits and headers apply to requests that are no valid HTTP. Go's HTTP library has none of them. */
  readonly configuresProtocolErrors: boolean;
  /** Whether a running server sends files that were replaced. Ours keeps the files of its build in memory. */
  readonly readsReplacedFiles: boolean;
  readonly start: () => Promise<RunningServer>;
}

const nginxWith = (file: string, modules: readonly string[]) => () =>
  startNginx({ siteFile: nginxFiles(manifest)[file] ?? '', dist, folder: join(folder, file), modules });

const servers: readonly ServerUnderTest[] = [
  {
    name: 'our server',
    encodings,
    configuresProtocolErrors: true,
    readsReplacedFiles: false,
    start: startOurServer,
  },
  {
    name: 'nginx',
    encodings: ['gzip'],
    configuresProtocolErrors: true,
    readsReplacedFiles: true,
    start: nginxWith('keystrand.conf', []),
  },
  {
    name: 'nginx with brotli',
    encodings,
    configuresProtocolErrors: true,
    readsReplacedFiles: true,
    start: nginxWith('keystrand-brotli.conf', [webServers.brotliModule]),
  },
  {
    name: 'Caddy',
    encodings,
    configuresProtocolErrors: false,
    readsReplacedFiles: true,
    start: () =>
      startCaddy({
        caddyfile: caddyFiles(manifest)['Caddyfile'] ?? '',
        hostname: new URL(manifest.origin).hostname,
        dist,
        folder: join(folder, 'caddy'),
      }),
  },
];

/** Requests that are no valid HTTP, with the statuses that servers send for them. */
const malformed: readonly (readonly [name: string, bytes: string, statuses: readonly number[]])[] = [
  ['without Host', 'GET /about HTTP/1.1\r\n\r\n', [400]],
  ['with two Host headers', 'GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', [400]],
  ['with a header without colon', 'GET /about HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n', [400]],
  ['of version 7.1', 'GET /about HTTP/7.1\r\nHost: a\r\n\r\n', [400, 505]],
  ['with a negative Content-Length', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', [400]],
];

/** The same for requests that are too large. Caddy accepts 1 MB. */
const tooLarge: typeof malformed = [
  ['with a header of 70 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, [400, 431]],
  ['with a target of 70 kB', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, [400, 414, 431]],
];

describe.each(servers)('$name', (options) => {
  const { name, encodings, configuresProtocolErrors, readsReplacedFiles } = options;
  const ownDeviations = deviations.filter((deviation) => deviation.servers.includes(name));
  let server: RunningServer;
  beforeAll(async () => {
    server = await options.start();
  });
  afterAll(() => server.stop());

  it('responds to every request as defined', async () => {
    const { headers: first } = await ask(server.port, { path: '/about' });
    const validators = { etag: first['etag'] ?? '', lastModified: first['last-modified'] ?? '' };
    const unused = new Set(ownDeviations);

    const expectedOf = (exchange: Exchange) => {
      const applied = ownDeviations.filter((deviation) => deviation.applies(exchange));
      for (const deviation of applied) unused.delete(deviation);
      const expected = applied.reduce(
        (result, { instead }) => instead?.(result) ?? result,
        exchange.expected,
      );
      const answer = expectedAnswer({ ...exchange, expected }, { manifest, dist, mediaType, encodings });
      const omitted = applied.flatMap(({ omits }) => omits?.(answer.headers, exchange) ?? []);
      const headers = Object.entries(answer.headers).filter(([header]) => !omitted.includes(header));
      return { ...answer, headers: Object.fromEntries(headers) };
    };

    const found = await pMap(
      all,
      async (exchange) => {
        const { method = 'GET', path, headers = {} } = exchange;
        const answer = await ask(server.port, {
          method,
          path,
          headers: typeof headers === 'function' ? headers(validators) : headers,
        });
        const expected = expectedOf(exchange);
        return differences(comparable(answer, expected), expected).map(
          (difference) => `${method} ${path} (${exchange.name}): ${difference}`,
        );
      },
      { concurrency: 8 },
    );
    expect(found.flat()).toEqual([]);
    expect([...unused].map(({ reason }) => reason)).toEqual([]);
  });

  it('tells no version, and sends tags that differ between encodings', async () => {
    const answers = await pMap(['', 'gzip', ...encodings], (encoding) =>
      ask(server.port, { path: '/about', headers: { 'accept-encoding': encoding } }),
    );
    expect(answers.map(({ headers }) => headers['server'] ?? 'nginx')).toEqual(answers.map(() => 'nginx'));
    const tags = new Set(answers.map(({ headers }) => headers['etag']));
    expect(tags.size).toBe(encodings.length + 1);
  });

  it.each(configuresProtocolErrors ? [...malformed, ...tooLarge] : malformed)(
    'rejects a request %s',
    async (_, bytes, statuses) => {
      const { status, headers } = await askRaw(server.port, bytes);
      expect(statuses).toContain(status);
      if (!configuresProtocolErrors) return;
      expect(headers['cache-control']).toBe('no-store');
      for (const [header, value] of Object.entries(fileHeaders(manifest)))
        expect(headers[header.toLowerCase()], header).toBe(value);
    },
  );

  it('sends documents of another build with the same headers while it runs', async () => {
    const before = await ask(server.port, { path: '/about', headers: { 'accept-encoding': 'gzip' } });
    expect(JSON.stringify(before.headers)).not.toMatch(/sha\d+-|nonce-/);
    const file = join(dist, 'about.html');
    const originals = ['', '.gz', '.br'].map((ending) => {
      const path = `${file}${ending}`;
      const { atime, mtime } = statSync(path);
      return { path, content: readFileSync(path), atime, mtime };
    });
    const document = originals[0]?.content.toString().replaceAll('sha256-', 'sha256-x') ?? '';
    const copies = {
      '': Buffer.from(document),
      '.gz': gzipSync(document),
      '.br': brotliCompressSync(document),
    };
    try {
      for (const [ending, content] of Object.entries(copies)) {
        writeFileSync(`${file}${ending}.new`, content);
        renameSync(`${file}${ending}.new`, `${file}${ending}`);
      }
      const after = await ask(server.port, { path: '/about', headers: { 'accept-encoding': 'gzip' } });
      expect(after.status).toBe(200);
      expect(after.body.equals(readsReplacedFiles ? copies['.gz'] : before.body)).toBe(true);
      const perBuild = ['date', 'etag', 'last-modified', 'content-length'];
      const constant = (headers: Readonly<Record<string, string>>) =>
        Object.entries(headers).filter(([header]) => !perBuild.includes(header));
      expect(constant(after.headers)).toEqual(constant(before.headers));
    } finally {
      for (const { path, content } of originals) writeFileSync(path, content);
    }
    expect(existsSync(file)).toBe(true);
  });
});
