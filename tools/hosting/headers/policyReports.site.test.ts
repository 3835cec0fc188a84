import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchOptions } from '../../../.config/chromium.ts';
import { readBuiltSite } from '../../seo/builtSite.ts';
import { createSiteServer } from '../../serve/createServer.ts';

interface Report {
  readonly type: string;
  readonly url: string;
  readonly body: {
    readonly effectiveDirective: string;
    readonly blockedURL: string;
    readonly disposition: string;
  };
}

const { dist, manifest, read } = readBuiltSite();

// Browsers send reports of https: pages to https: URLs only. The certificate is for these tests: no browser trusts it,
// but for the argument below.
const [key, cert] = ['localhost.key.pem', 'localhost.cert.pem'].map((file) =>
  readFileSync(join(import.meta.dirname, 'testing', file)),
);
const publicKey = new X509Certificate(cert ?? '').publicKey.export({ type: 'spki', format: 'der' });
const trusted = createHash('sha256').update(publicKey).digest('base64');

const servers: Server[] = [];

/** Serves on a free port with https. Returns the origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer({ key, cert }, listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://localhost:${String((server.address() as AddressInfo).port)}`;
}

const reports: Report[] = [];
let browser: Browser;
let withoutReports: string;
let withReports: string;

beforeAll(async () => {
  const service = await serve((request, response) => {
    // The service is on another origin: browsers ask for permission first.
    const permission = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
    let body = '';
    request
      .on('data', (chunk: Buffer) => (body += chunk.toString()))
      .on('end', () => {
        if (request.method === 'POST') reports.push(...(JSON.parse(body) as readonly Report[]));
        response.writeHead(204, permission).end();
      });
  });
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i
    .exec(read('/index.html').toString())?.[1]
    ?.replaceAll('&#x27;', "'");
  if (policy === undefined) throw new Error('The home page contains no policy.');
  const reporting = { url: `${service}/csp?a=1`, policy };
  const origins = [manifest, { ...manifest, reporting }].map((hosting) => {
    const site = createSiteServer({ dist, manifest: hosting });
    return serve((request, response) => {
      site.emit('request', request, response);
    });
  });
  [withoutReports = '', withReports = ''] = await Promise.all(origins);
  browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      `--ignore-certificate-errors-spki-list=${trusted}`,
      // Less than a second instead of a minute.
      '--short-reporting-delay',
    ],
  });
});

afterAll(async () => {
  await browser.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Loads the home page and lets it request a picture from another host, which the policy forbids. */
async function violate(origin: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.onerror = resolve;
        picture.src = 'https://other.example/picture.png';
      }),
  );
  await page.close();
}

it('Chromium reports a violation to the configured URL, the page itself causes none, and none are sent by default', async () => {
  await violate(withoutReports);
  await violate(withReports);
  await vi.waitFor(
    () => {
      expect(reports.length).toBeGreaterThan(0);
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(
    reports.map(({ type, url, body }) => [
      type,
      url,
      body.effectiveDirective,
      body.blockedURL,
      body.disposition,
    ]),
  ).toEqual([['csp-violation', `${withReports}/`, 'img-src', 'https://other.example/picture.png', 'report']]);
});
