import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite } from '../seo/builtSite.ts';
import { createSiteServer } from '../serve/createServer.ts';
import { analyse } from './analyser.ts';
import type { AnalysedResponse } from './analyser.ts';

const { dist, manifest, origin } = readBuiltSite();
const server = createSiteServer({ dist, manifest });
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(() => {
  server.close();
});

async function request(path: string, options: RequestInit = {}): Promise<AnalysedResponse> {
  const response = await fetch(address + path, options);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

async function analysisOf(
  path: string,
  change: (response: AnalysedResponse) => AnalysedResponse = (it) => it,
) {
  const response = await request(path);
  const preflight = await request(path, {
    method: 'OPTIONS',
    headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'GET' },
  });
  return analyse(new URL(path, origin), change(response), preflight);
}

const without =
  (header: string) =>
  (response: AnalysedResponse): AnalysedResponse => ({
    ...response,
    headers: Object.fromEntries(Object.entries(response.headers).filter(([name]) => name !== header)),
  });

describe("Mozilla's HTTP Observatory", () => {
  it.each([...manifest.paths, '/no-such-page'])(
    'gives %s at least 130 points, and fails no test',
    async (path) => {
      const { score, failed } = await analysisOf(path);
      expect(failed).toEqual([]);
      expect(score).toBeGreaterThanOrEqual(130);
    },
  );

  it('gives all points that a site without cookies and off the preload list can have, but those for integrity', async () => {
    expect((await analysisOf('/')).points).toEqual({
      'csp-implemented-with-no-unsafe-default-src-none': 10,
      'cookies-not-found': 0,
      'cross-origin-resource-sharing-not-implemented': 0,
      'redirection-to-https': 0,
      'referrer-policy-private': 5,
      'hsts-implemented-max-age-at-least-six-months': 0,
      'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
      'x-content-type-options-nosniff': 0,
      'x-frame-options-implemented-via-csp': 5,
      'corp-implemented-with-same-origin': 10,
    });
  });

  it('reads the policy inside the document', async () => {
    const { score } = await analysisOf('/', (response) => ({
      ...response,
      body: response.body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, ''),
    }));
    expect(score).toBeLessThan(130);
  });

  it.each([
    'content-security-policy',
    'referrer-policy',
    'x-content-type-options',
    'cross-origin-resource-policy',
  ])('gives less than 130 points without %s', async (header) => {
    expect((await analysisOf('/', without(header))).score).toBeLessThan(130);
  });

  it('gives 80 points without HSTS, and no bonus', async () => {
    expect((await analysisOf('/', without('strict-transport-security'))).score).toBe(80);
  });
});
