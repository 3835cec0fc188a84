import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256Source } from '../../prerender/cspHash.ts';
import { contentType } from '../headers/contentTypes.ts';
import { documentHeaders, fileHeaders } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import type { Answer } from './ask.ts';
import type { SiteUnderTest } from './siteUnderTest.ts';

/** One question to a running site. */
export interface SiteCheck {
  /** Identifies the check in `hostLimits.ts`. */
  readonly id: string;
  /** What a site that passes does. */
  readonly name: string;
  /** Returns what is wrong, an empty list if the site passes; undefined if the question needs HTTPS. */
  readonly run: (site: SiteUnderTest, settings: CheckSettings) => Promise<readonly string[] | undefined>;
}

/** Settings that the site was built with. */
export type CheckSettings = Pick<HostingManifest, 'strictTransportSecurity' | 'reporting'>;

const missingPath = '/keystrand-check-missing';
const missingAsset = '/assets/keystrand-check-missing.js';
const acceptAll = { 'Accept-Encoding': 'br, gzip' };

const header = ({ headers }: Answer, name: string): string => String(headers[name.toLowerCase()] ?? '');

const hstsName = 'Strict-Transport-Security';
/** Compared by checks of their own: HSTS, and the policy for reports, which depends on the documents. */
const comparedElsewhere = new Set([hstsName, 'Content-Security-Policy-Report-Only']);

/** Returns the headers of a response that differ from the expected ones. */
function differences(
  path: string,
  answer: Answer,
  expected: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.entries(expected)
    .filter(([name, value]) => !comparedElsewhere.has(name) && header(answer, name) !== value)
    .map(([name, value]) => {
      const sent = header(answer, name);
      return `${path}: ${name} is ${sent === '' ? 'missing' : `"${sent}"`}, expected "${value}"`;
    });
}

const manifestOf = (settings: CheckSettings): HostingManifest => ({
  ...settings,
  origin: '',
  paths: [],
  files: [],
});

const directives = (cacheControl: string) =>
  new Set(
    cacheControl
      .toLowerCase()
      .split(',')
      .map((directive) => directive.trim()),
  );

/** Returns whether a response is revalidated before each use (RFC 9111, section 5.2.2). */
function isRevalidated(answer: Answer): boolean {
  const found = directives(header(answer, 'Cache-Control'));
  return found.has('no-cache') || (found.has('max-age=0') && found.has('must-revalidate'));
}

/** Returns whether browsers may use a response again without asking (RFC 9111, section 4.2). */
function isStored(answer: Answer): boolean {
  return !directives(header(answer, 'Cache-Control')).has('no-store') && !isRevalidated(answer);
}

function decompress({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
  return body;
}

/** Returns the contents of inline elements; a site-relative `src` or a data type makes an element external. */
function inlineContents(html: string, element: 'script' | 'style'): readonly string[] {
  const pattern = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)]
    .filter(([, attributes = '']) => !/\s(?:src|type)=/.test(attributes))
    .map(([, , content = '']) => content);
}

const day = 24 * 60 * 60 * 1000;
/** Days before the expiry of security.txt from which the check fails, so that there is time for a new build. */
const expiryMargin = 30;

/** Returns the path that the forms of a document post to, if it is that of an inbox on the same origin. */
function inboxPath(html: string): string | undefined {
  const form = /<form[^>]*\sdata-inbox=[^>]*>/.exec(html)?.[0] ?? '';
  return /\saction="(\/[^"]+)"/.exec(form)?.[1];
}

/** All checks, in the order of the report. */
export const checks: readonly SiteCheck[] = [
  {
    id: 'pages',
    name: 'pages have status 200 at their own path, as HTML in UTF-8',
    run: async ({ ask, page }) => {
      const faults: string[] = [];
      for (const path of ['/', page]) {
        const answer = await ask(path);
        if (answer.status !== 200) faults.push(`${path}: status ${String(answer.status)}`);
        if (!/^text\/html;\s*charset=utf-8$/i.test(header(answer, 'Content-Type')))
          faults.push(`${path}: Content-Type is "${header(answer, 'Content-Type')}"`);
      }
      return faults;
    },
  },
  {
    id: 'document-headers',
    name: 'pages have all security headers',
    run: async ({ ask, page }, settings) => {
      const expected = documentHeaders(manifestOf(settings));
      return [...differences('/', await ask('/'), expected), ...differences(page, await ask(page), expected)];
    },
  },
  {
    id: 'file-headers',
    name: 'files have all security headers, and a policy that allows nothing',
    run: async ({ ask, script }, settings) => {
      const expected = fileHeaders(manifestOf(settings));
      const faults: string[] = [];
      for (const path of [script, '/favicon.svg', '/robots.txt', '/data/index.json'])
        faults.push(...differences(path, await ask(path), expected));
      return faults;
    },
  },
  {
    id: 'hsts',
    name: 'Strict-Transport-Security matches the setting SITE_HSTS',
    run: async ({ ask, origin, page, script }, { strictTransportSecurity = '' }) => {
      // Browsers ignore the header over plain HTTP (RFC 6797, section 8.1).
      if (origin.protocol === 'http:') return undefined;
      const faults: string[] = [];
      for (const path of [page, script, missingPath]) {
        const sent = header(await ask(path), hstsName);
        if (sent !== strictTransportSecurity)
          faults.push(`${path}: ${hstsName} is "${sent}", expected "${strictTransportSecurity}"`);
      }
      return faults;
    },
  },
  {
    id: 'http-redirect',
    name: 'plain HTTP redirects to HTTPS',
    run: async ({ origin, page, askWithoutTls }) => {
      if (origin.protocol === 'http:') return undefined;
      const answer = await askWithoutTls(page);
      const location = header(answer, 'Location');
      return [301, 308].includes(answer.status) && location === origin.origin + page
        ? []
        : [`http://${origin.hostname}${page}: status ${String(answer.status)}, location "${location}"`];
    },
  },
  {
    id: 'document-policy',
    name: 'documents contain their policy, and arrive unchanged',
    run: async ({ ask, page }) => {
      const faults: string[] = [];
      for (const path of ['/', page, missingPath]) {
        const html = (await ask(path)).body.toString();
        const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html);
        const policy = (meta?.[1] ?? '').replaceAll('&#x27;', "'");
        if (!policy.includes("default-src 'none'")) faults.push(`${path}: no policy in the document`);
        for (const element of ['script', 'style'] as const)
          for (const content of inlineContents(html, element))
            if (!policy.includes(sha256Source(content)))
              faults.push(`${path}: an inline ${element} is not allowed; something has changed the document`);
      }
      return faults;
    },
  },
  {
    id: 'not-found',
    name: 'unknown paths have status 404 and the not-found page with its headers',
    run: async ({ ask }, settings) => {
      const faults: string[] = [];
      for (const path of [missingPath, `${missingPath}/deeper`, '/%E0%A4']) {
        const answer = await ask(path);
        // A malformed path is a bad request to some servers.
        if (answer.status !== 404 && !(path.includes('%') && answer.status === 400))
          faults.push(`${path}: status ${String(answer.status)}`);
      }
      const answer = await ask(missingPath);
      if (!answer.body.includes('<h1'))
        faults.push(`${missingPath}: the response is not the site's own page`);
      return [...faults, ...differences(missingPath, answer, documentHeaders(manifestOf(settings)))];
    },
  },
  {
    id: 'not-found-cache',
    name: 'responses to unknown paths are not stored',
    run: async ({ ask }) => {
      const faults: string[] = [];
      for (const path of [missingPath, missingAsset]) {
        const answer = await ask(path);
        if (answer.status !== 404) faults.push(`${path}: status ${String(answer.status)}`);
        if (!directives(header(answer, 'Cache-Control')).has('no-store'))
          faults.push(`${path}: Cache-Control is "${header(answer, 'Cache-Control')}"`);
      }
      return faults;
    },
  },
  {
    id: 'missing-asset',
    name: 'no browser uses the response for a missing script again',
    run: async ({ ask }) => {
      const answer = await ask(missingAsset);
      return isStored(answer)
        ? [`${missingAsset}: Cache-Control is "${header(answer, 'Cache-Control')}"`]
        : [];
    },
  },
  {
    id: 'document-cache',
    name: 'pages, data and other files are revalidated',
    run: async ({ ask, page }) => {
      const faults: string[] = [];
      for (const path of ['/', page, '/data/index.json', '/favicon.svg', '/sitemap.xml']) {
        const answer = await ask(path);
        if (!isRevalidated(answer))
          faults.push(`${path}: Cache-Control is "${header(answer, 'Cache-Control')}"`);
      }
      return faults;
    },
  },
  {
    id: 'asset-cache',
    name: 'files with a hash in their name are cached for a year',
    run: async ({ ask, script, styleSheet }) => {
      const faults: string[] = [];
      for (const path of [script, styleSheet]) {
        const found = directives(header(await ask(path), 'Cache-Control'));
        if (!found.has('max-age=31536000') || !found.has('immutable'))
          faults.push(`${path}: Cache-Control is "${[...found].join(', ')}"`);
      }
      return faults;
    },
  },
  {
    id: 'trailing-slash',
    name: 'a trailing slash is redirected permanently, with the query',
    run: async ({ ask, origin, page }) => {
      const query = '?a=1?b=2&c=%20';
      const answer = await ask(`${page}/${query}`);
      const location = header(answer, 'Location');
      const target = URL.canParse(location, origin) ? new URL(location, origin).href : location;
      return [301, 308].includes(answer.status) && target === origin.origin + page + query
        ? []
        : [`${page}/${query}: status ${String(answer.status)}, location "${location}"`];
    },
  },
  {
    id: 'open-redirect',
    name: 'no path redirects to another host',
    run: async ({ ask, origin }) => {
      const faults: string[] = [];
      for (const path of [
        '//other.example/',
        '/\\other.example/',
        '/%2f/other.example/',
        '//other.example/%2e%2e',
      ]) {
        const location = header(await ask(path), 'Location');
        if (location !== '' && new URL(location, origin).host !== origin.host)
          faults.push(`${path}: location "${location}"`);
      }
      return faults;
    },
  },
  {
    id: 'hidden-files',
    name: 'documents and copies have no second path, and nothing internal is served',
    run: async ({ ask, page, script }) => {
      const paths = [
        '/index.html',
        '/index',
        `${page}.html`,
        `${page}.html.br`,
        `${script}.gz`,
        '/404',
        '/404.html',
        '/manifest.json',
        '/modules.json',
        '/hosting.json',
        '/_headers',
        '/.env',
        '/.git/config',
        '/assets/',
      ];
      const faults: string[] = [];
      for (const path of paths) {
        const { status } = await ask(path);
        if (status < 300 || status >= 500) faults.push(`${path}: status ${String(status)}`);
      }
      return faults;
    },
  },
  {
    id: 'content-types',
    name: 'files have their media type, text in UTF-8',
    run: async ({ ask, script, styleSheet }) => {
      const expected: Readonly<Record<string, RegExp>> = {
        [script]: /^(?:text|application)\/javascript\b/,
        [styleSheet]: /^text\/css\b/,
        '/data/index.json': /^application\/json\b/,
        '/favicon.svg': /^image\/svg\+xml\b/,
        '/favicon.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
        '/manifest.webmanifest': /^application\/manifest\+json\b/,
      };
      const faults: string[] = [];
      const compare = async (path: string, matches: (type: string) => boolean) => {
        const answer = await ask(path);
        const type = header(answer, 'Content-Type');
        if (answer.status !== 200 || !matches(type))
          faults.push(`${path}: status ${String(answer.status)}, Content-Type is "${type}"`);
      };
      for (const [path, pattern] of Object.entries(expected))
        await compare(path, (type) => pattern.test(type));
      const normalised = (type: string | undefined) => type?.replaceAll(' ', '').toLowerCase();
      for (const path of ['/feed.xml', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'])
        await compare(path, (type) => normalised(type) === normalised(contentType(path)));
      return faults;
    },
  },
  {
    id: 'compression',
    name: 'text is compressed on request, never otherwise, with Vary',
    run: async ({ ask, page, script }) => {
      const faults: string[] = [];
      for (const path of [page, script]) {
        const [plain, compressed, refused] = [
          await ask(path, { headers: { 'Accept-Encoding': 'identity' } }),
          await ask(path, { headers: acceptAll }),
          await ask(path, { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } }),
        ];
        const coding = header(compressed, 'Content-Encoding');
        if (!['br', 'gzip'].includes(coding)) faults.push(`${path}: not compressed`);
        else if (!decompress(compressed).equals(plain.body))
          faults.push(`${path}: the compressed body differs from the plain one`);
        if (!/accept-encoding|\*/i.test(header(compressed, 'Vary')))
          faults.push(`${path}: Vary lacks Accept-Encoding`);
        if (header(plain, 'Content-Encoding') !== '') faults.push(`${path}: compressed without being asked`);
        if (header(refused, 'Content-Encoding') !== '')
          faults.push(`${path}: compressed although q=0 refuses it`);
      }
      return faults;
    },
  },
  {
    id: 'revalidation',
    name: 'an unchanged file has status 304, with its ETag and cache rule',
    run: async ({ ask, page, script }) => {
      const faults: string[] = [];
      for (const path of [page, script]) {
        const first = await ask(path, { headers: acceptAll });
        const etag = header(first, 'ETag');
        if (etag === '') {
          faults.push(`${path}: no ETag`);
          continue;
        }
        const again = await ask(path, { headers: { ...acceptAll, 'If-None-Match': etag } });
        if (again.status !== 304) faults.push(`${path}: status ${String(again.status)} instead of 304`);
        // RFC 9110, section 15.4.5
        else
          for (const name of ['ETag', 'Cache-Control'])
            if (header(again, name) !== header(first, name)) faults.push(`${path}: 304 with another ${name}`);
        const other = await ask(path, { headers: { ...acceptAll, 'If-None-Match': '"other"' } });
        if (other.status !== 200) faults.push(`${path}: status ${String(other.status)} for another ETag`);
      }
      return faults;
    },
  },
  {
    id: 'methods',
    name: 'HEAD has the headers of GET; methods that change something are rejected',
    run: async ({ ask, page }) => {
      const [get, head] = [await ask(page), await ask(page, { method: 'HEAD' })];
      const faults: string[] = [];
      if (head.status !== get.status || head.body.length > 0)
        faults.push(`HEAD ${page}: status ${String(head.status)}`);
      for (const name of ['Content-Type', 'Content-Security-Policy', 'Cache-Control', 'ETag'])
        if (header(head, name) !== header(get, name)) faults.push(`HEAD ${page}: another ${name} than GET`);
      for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
        const { status } = await ask(page, { method });
        if (status < 400 || status === 500) faults.push(`${method} ${page}: status ${String(status)}`);
      }
      return faults;
    },
  },
  {
    id: 'inbox',
    name: 'forms that post to an inbox on this host reach it',
    run: async ({ ask }) => {
      const path = inboxPath((await ask('/contact')).body.toString());
      if (path === undefined) return [];
      const faults: string[] = [];
      // Nothing is posted: the inbox would store and deliver it.
      for (const [method, status] of [
        ['OPTIONS', 204],
        ['GET', 405],
      ] as const) {
        const answer = await ask(path, { method });
        if (answer.status !== status || !/\bPOST\b/.test(header(answer, 'Allow')))
          faults.push(
            `${method} ${path}: status ${String(answer.status)}, Allow is "${header(answer, 'Allow')}"; expected ${String(status)} with POST`,
          );
        for (const name of ['Content-Security-Policy', 'X-Content-Type-Options'])
          if (header(answer, name) === '') faults.push(`${method} ${path}: ${name} is missing`);
      }
      return faults;
    },
  },
  {
    id: 'ranges',
    name: 'ranges are served or ignored, and an invalid one does no harm',
    run: async ({ ask, styleSheet }) => {
      const range = (value: string) =>
        ask(styleSheet, { headers: { Range: value, 'Accept-Encoding': 'identity' } });
      const faults: string[] = [];
      const part = await range('bytes=0-9');
      if (part.status !== 200 && !(part.status === 206 && part.body.length === 10))
        faults.push(`bytes=0-9: status ${String(part.status)} with ${String(part.body.length)} bytes`);
      for (const value of ['bytes=5-2', 'bytes=99999999999999999999-', 'lines=1-2']) {
        const { status } = await range(value);
        if (![200, 400, 416].includes(status)) faults.push(`${value}: status ${String(status)}`);
      }
      return faults;
    },
  },
  {
    id: 'security-txt',
    name: `security.txt is valid for another ${String(expiryMargin)} days`,
    run: async ({ ask }) => {
      const text = (await ask('/.well-known/security.txt')).body.toString();
      const expires = /^Expires: (.+)$/m.exec(text)?.[1]?.trim();
      const days = Math.floor((Date.parse(expires ?? '') - Date.now()) / day);
      if (Number.isNaN(days)) return ['it has no date of expiry'];
      return days < expiryMargin
        ? [`it expires in ${String(days)} days, on ${String(expires)}: build and deploy again`]
        : [];
    },
  },
];
