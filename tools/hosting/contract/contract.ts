import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256Source } from '../../../.config/securityHeaders.ts';
import { contentType } from '../headers/contentTypes.ts';
import { documentHeaders, fileHeaders } from '../headers/headers.ts';
import type { Headers } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import type { Answer } from './ask.ts';

/** Origin and example paths of a running site, found through its home page and sitemap. */
export interface Samples {
  readonly origin: URL;
  /** Path of a page other than the home page. */
  readonly page: string;
  /** Paths of a script and a style sheet with a hash in their name. */
  readonly script: string;
  readonly styleSheet: string;
  /** Path that the forms post to, if it is that of an inbox on the same origin. */
  readonly inbox: string | undefined;
}

/** A request, and the response that every host must send. */
export interface Row {
  /** Defaults to GET. */
  readonly method?: string;
  readonly path: string;
  /** Whether the request is sent to port 80. */
  readonly withoutTls?: boolean;
  /** A function gets the response to the same request without them. */
  readonly headers?: Headers | ((first: Answer) => Headers);
  readonly status: number | readonly number[];
  /** Expected headers; a text is compared without regard to spaces, and `''` means that there is none. */
  readonly sends?: Readonly<Record<string, string | RegExp>>;
  /** Returns the errors in the response otherwise; `first` is the response without the row's headers. */
  readonly faults?: (answer: Answer, first: Answer) => readonly string[];
}

export interface Subject {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Hosts that cannot do it, with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

const missing = '/keystrand-check-missing';
const html = /^text\/html;\s*charset=utf-8$/i;
const day = 24 * 60 * 60 * 1000;
/** Days before the expiry of security.txt from which the check fails, so that there is time for a new build. */
const expiryMargin = 30;

const githubHasNoHeaders = { 'github-pages': 'GitHub Pages has no setting for headers' };
const githubTenMinutes = { 'github-pages': 'GitHub Pages lets browsers use everything for ten minutes' };

/** Returns the same row for each of several paths, separated by white space. */
const each = (paths: string, row: Omit<Row, 'path'>): readonly Row[] =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ path, ...row }));

function decompressed({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** Returns the errors in the policy of a document: it allows the document's own inline content and nothing unsafe. */
function policyFaults({ body }: Answer): readonly string[] {
  const document = body.toString();
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(document)?.[1] ?? '';
  const policy = meta.replaceAll('&#x27;', "'");
  const faults = policy.includes("default-src 'none'") ? [] : ['no policy in the document'];
  if (/unsafe/.test(policy)) faults.push('the policy allows something unsafe');
  for (const [, element = '', attributes = '', content = ''] of document.matchAll(
    /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g,
  ))
    if (!/\s(?:src|type)=/.test(attributes) && !policy.includes(sha256Source(content)))
      faults.push(`an inline ${element} is not allowed; something has changed the document`);
  return faults;
}

function expiryFaults({ body }: Answer): readonly string[] {
  const expires = /^Expires: (.+)$/m.exec(body.toString())?.[1]?.trim() ?? '';
  const days = Math.floor((Date.parse(expires) - Date.now()) / day);
  return days >= expiryMargin ? [] : [`it expires on "${expires}": build and deploy again`];
}

/** Returns the required responses of a running site, for the settings of its build. */
export function contract(
  { origin, page, script, styleSheet, inbox }: Samples,
  settings: Pick<HostingManifest, 'strictTransportSecurity' | 'reporting'>,
): readonly Subject[] {
  const manifest: HostingManifest = { ...settings, origin: '', paths: [], files: [] };
  // The hashes in the policy for reports depend on the documents.
  const { 'Content-Security-Policy-Report-Only': _, ...ofDocuments } = documentHeaders(manifest);
  const ofFiles = fileHeaders(manifest);
  const document = { ...ofDocuments, 'Content-Type': html };

  const unusualTypes = Object.fromEntries(
    each(
      '/feed.xml /sitemap.xml /robots.txt /.well-known/security.txt /manifest.webmanifest /favicon.ico /speculation-rules.json',
      { status: 200 },
    ).map(({ path }) => [path, contentType(path) ?? '']),
  );

  /** Faults if the response redirects elsewhere than to a URL of this site that satisfies the test. */
  const location =
    (isExpected: (url: URL) => boolean) =>
    ({ headers }: Answer) => {
      const text = headers['location'] ?? '/';
      const url = URL.parse(text, origin);
      return url?.host === origin.host && isExpected(url) ? [] : [`Location is "${text}"`];
    };
  const redirect = (path: string, target: string): Row => ({
    path,
    status: [301, 308],
    faults: location(({ href }) => href === origin.origin + target),
  });

  return [
    {
      name: 'pages have status 200 and all security headers, as HTML in UTF-8',
      except: githubHasNoHeaders,
      rows: each(`/ ${page} ${page}?from=mail`, { status: 200, sends: document }),
    },
    {
      name: 'files have all security headers, and a policy that allows nothing',
      except: githubHasNoHeaders,
      rows: each(`${script} /favicon.svg /robots.txt /content/index.txt`, {
        status: 200,
        sends: { ...ofFiles, 'Speculation-Rules': '' },
      }),
    },
    {
      name: 'documents contain their policy, and arrive unchanged',
      rows: each(`/ ${page}`, { status: 200, faults: policyFaults }),
    },
    {
      name: 'unknown paths have status 404 and the not-found page with its headers',
      except: githubHasNoHeaders,
      rows: each(`${missing} ${missing}/deeper ${missing}/`, {
        status: 404,
        sends: document,
        faults: (answer) => [
          ...policyFaults(answer),
          ...(answer.body.includes('<meta name="robots" content="noindex"') ? [] : ['it may be indexed']),
        ],
      }),
    },
    {
      name: 'responses to unknown paths are not stored',
      except: {
        netlify: 'Netlify lets browsers keep 404 responses, but not use them without revalidation',
        ...githubTenMinutes,
      },
      rows: [missing, '/assets/keystrand-check-missing.js'].flatMap((path): readonly Row[] => [
        { path, status: 404, sends: { 'Cache-Control': /no-store/, ETag: '' } },
        // An error is not a representation that could be revalidated or sent in part.
        {
          path,
          headers: { Range: 'bytes=0-1', 'If-None-Match': '*' },
          status: 404,
          faults: ({ body }, first) => (body.equals(first.body) ? [] : ['the body differs']),
        },
      ]),
    },
    {
      name: 'files with a hash in their name are cached for a year, all others revalidated',
      except: githubTenMinutes,
      rows: [
        ...each(`/ ${page} /content/index.txt /favicon.svg /sitemap.xml`, {
          status: 200,
          sends: { 'Cache-Control': /no-cache|max-age=0\b.*must-revalidate/ },
        }),
        ...each(`${script} ${styleSheet}`, {
          status: 200,
          sends: { 'Cache-Control': /max-age=31536000.*immutable/ },
        }),
      ],
    },
    {
      name: 'a trailing slash is redirected permanently, with the query',
      except: { 'github-pages': 'GitHub Pages responds 404 to a trailing slash' },
      rows: ['', '?a=1?b=2&c=%20', '?next=//other.example/', '?a=%0d%0aX-Injected:%201'].map((query) =>
        redirect(`${page}/${query}`, page + query),
      ),
    },
    {
      name: 'no path redirects to another host, or leaves the site',
      rows: each(
        `//other.example/ /\\other.example/ /%2f/other.example/ //other.example${page}/ //other.example/%2e%2e
        /%0d%0aX-Injected:1/ /${'/'.repeat(2_000)}x /../../etc/passwd /..%2f..%2f404.html /assets/..%2F404.html /%00
        /%E0%A4 ${page}%00.html ${page}%2F /__proto__ /$uri /{path}`,
        { status: [400, 403, 404], faults: location(() => true), sends: { 'X-Injected': '' } },
      ),
    },
    {
      name: 'documents and copies have no second path, and nothing internal is served',
      except: {
        netlify: 'Netlify also serves documents at /about.html; their canonical link is /about',
        'cloudflare-pages':
          'Cloudflare also serves the not-found page at /404, with status 200; search engines leave it out',
        'github-pages': 'GitHub Pages also serves documents at /about.html; their canonical link is /about',
      },
      rows: each(
        `/index /index.html ${page}.html ${page}.html.br ${script}.gz /404 /404.html /hosting.json /_headers /.env
        /.git/config /assets/ /content /content/ // /${page} ${page.toUpperCase()} ${page}. /./${page.slice(1)} /robots.txt/`,
        { status: 404, sends: { Location: '' } },
      ),
    },
    {
      name: 'files have their media type, text in UTF-8',
      except: { 'github-pages': 'GitHub Pages chooses media types by extension' },
      rows: Object.entries({
        [script]: /^(?:text|application)\/javascript\b/,
        [styleSheet]: /^text\/css\b/,
        '/search-index.json': /^application\/json\b/,
        '/favicon.svg': /^image\/svg\+xml\b/,
        ...unusualTypes,
      }).map(([path, type]) => ({ path, status: 200, sends: { 'Content-Type': type } })),
    },
    {
      name: 'text is compressed on request, never otherwise, with Vary',
      rows: Object.entries({
        'gzip, deflate, br, zstd': /^(?:br|gzip)$/,
        gzip: 'gzip',
        'br;q=0, gzip': 'gzip',
        identity: '',
        'br;q=0, gzip;q=0': '',
      }).flatMap(([accepted, coding]) =>
        each(`${page} ${script}`, {
          headers: { 'Accept-Encoding': accepted },
          status: 200,
          sends: { 'Content-Encoding': coding, ...(coding === '' ? {} : { Vary: /accept-encoding/i }) },
          faults: (answer, first) =>
            decompressed(answer).equals(first.body) ? [] : ['the compressed body differs from the plain one'],
        }),
      ),
    },
    {
      name: 'an unchanged file has status 304, with its ETag and cache rule',
      rows: [
        ...each(`${page} ${script}`, {
          headers: (first) => ({ 'If-None-Match': first.headers['etag'] ?? 'none' }),
          status: 304,
          // RFC 9110, section 15.4.5.
          faults: ({ headers }, first) =>
            ['etag', 'cache-control', 'content-security-policy']
              .filter((name) => headers[name] !== first.headers[name])
              .map((name) => `another ${name}`),
        }),
        ...each(`${page} ${script}`, { headers: { 'If-None-Match': '"other"' }, status: 200 }),
        ...each(`${page} ${script}`, {
          headers: (first) => ({ 'If-Modified-Since': first.headers['last-modified'] ?? '' }),
          status: 304,
        }),
      ],
    },
    {
      name: 'HEAD has the headers of GET; methods that change something are rejected',
      except: githubHasNoHeaders,
      rows: [
        ...[page, script, missing].map((path): Row => ({
          method: 'HEAD',
          path,
          status: path === missing ? 404 : 200,
          faults: ({ body }) => (body.length > 0 ? ['it has a body'] : []),
          sends: path === script ? ofFiles : ofDocuments,
        })),
        ...['POST', 'PUT', 'DELETE', 'TRACE'].map((method) => ({
          method,
          path: page,
          status: [403, 404, 405, 501],
        })),
      ],
    },
    {
      name: 'ranges are served or ignored, and an invalid one does no harm',
      rows: [
        ...['0-9', '-4', '5-', '99999999999999999999-', '5-2', 'x-y', '0-3,10-12'].map(
          (range) => `bytes=${range}`,
        ),
        'lines=1-2',
      ].map((range) => ({
        path: styleSheet,
        headers: { Range: range, 'Accept-Encoding': 'identity' },
        status: /^bytes=(?:0-9|-4|5-)$/.test(range) ? [200, 206] : [200, 206, 400, 416],
        faults: ({ status, body }, first) =>
          status !== 206 || range !== 'bytes=5-' || body.equals(first.body.subarray(5))
            ? []
            : ['another part'],
      })),
    },
    {
      name: 'forms that post to an inbox on this host reach it',
      // Nothing is posted: the inbox would store and deliver it.
      rows: (inbox === undefined ? [] : ['OPTIONS', 'GET']).map((method) => ({
        method,
        path: inbox ?? '',
        status: method === 'GET' ? 404 : 204,
        sends: {
          ...ofFiles,
          'Referrer-Policy': /^(?:same-origin|strict-origin-when-cross-origin)$/,
          'Content-Security-Policy': /default-src 'none'/,
        },
      })),
    },
    {
      name: `security.txt is valid for another ${String(expiryMargin)} days`,
      rows: [{ path: '/.well-known/security.txt', status: 200, faults: expiryFaults }],
    },
    {
      name: 'plain HTTP redirects to HTTPS',
      rows: origin.protocol === 'http:' ? [] : [{ ...redirect(page, page), withoutTls: true }],
    },
  ];
}
