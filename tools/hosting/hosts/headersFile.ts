import { contentType } from '../headers/contentTypes.ts';
import { cacheRules, documentHeaders, fileHeaders, isHashedAsset } from '../headers/headers.ts';
import type { Headers } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';

/** One rule of a `_headers` file, which Netlify and Cloudflare Pages read. */
function rule(path: string, set: Headers, detach: readonly string[] = []): string {
  const lines = [
    path,
    ...detach.map((name) => `  ! ${name}`),
    ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the headers of every response: those of documents. */
const getEverywhere = (manifest: HostingManifest): Headers => ({
  ...documentHeaders(manifest),
  'Cache-Control': cacheRules.revalidatedTransformable,
});

/** Returns the headers of a file that differ from those of every response. */
function ownHeaders(path: string, manifest: HostingManifest): Headers {
  const type = contentType(path);
  const everywhere = getEverywhere(manifest);
  const wanted: Headers = {
    ...fileHeaders(manifest),
    ...(type === undefined ? {} : { 'Content-Type': type }),
    'Cache-Control': isHashedAsset(path) ? cacheRules.hashedAsset : cacheRules.revalidatedTransformable,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => everywhere[name] !== value));
}

/**
 * Returns the configuration of Netlify: `_headers`, with a rule for every response and one for each file. A pattern such as
 * `/assets/*` would also match the 404 response for a missing script, which browsers would then keep for a year. There is no
 * `_redirects`: Netlify ignores trailing slashes when it compares paths with rules, so that a rule for `/about/` would
 * redirect `/about` to itself; its setting 'Pretty URLs' redirects `/about/`.
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function netlifyFiles(manifest: HostingManifest): Readonly<Record<string, string>> {
  const ofFiles = manifest.files.map((path) => rule(path, ownHeaders(path, manifest)));
  // Netlify's own rule for documents, `public, max-age=0, must-revalidate`, has the effect of ours. A second value of
  // Cache-Control could be joined to it.
  return { _headers: [rule('/*', documentHeaders(manifest)), ...ofFiles].join('\n') };
}

/** Limits of a `_headers` file: https://developers.cloudflare.com/pages/configuration/headers/ */
const maximumRules = 100;
const maximumLine = 2000;

/**
 * Returns the configuration of Cloudflare Pages: `_headers`. Values of several matching rules are joined with a comma, so
 * that the rules of files detach the headers that they set differently. Files in a folder without pages have one rule,
 * because of the limit of 100. Cloudflare serves `about.html` at `/about`, redirects `/about/` there, and sends `no-store`
 * with status 404.
 * @throws {Error} if the file exceeds a limit; Cloudflare would ignore the rest of it
 */
export function cloudflarePagesFiles(manifest: HostingManifest): Readonly<Record<string, string>> {
  const everywhere = getEverywhere(manifest);
  const fileDefaults = { ...fileHeaders(manifest), 'Cache-Control': '' };
  const getPattern = (path: string) => {
    const folder = /^\/[^/]+\//.exec(path)?.[0];
    const isMixed = manifest.paths.some((page) => page.startsWith(folder ?? ''));
    return folder === undefined || isMixed || contentType(path) !== undefined ? path : `${folder}*`;
  };
  const headersByPattern = new Map(
    manifest.files.map((path) => [getPattern(path), ownHeaders(path, manifest)]),
  );
  const rules = [
    // Cloudflare adds it by default; no other site needs to read these files.
    rule('/*', everywhere, ['Access-Control-Allow-Origin']),
    ...[...headersByPattern].map(([pattern, set]) => {
      const detach = Object.keys(everywhere).filter((name) => name in set || !(name in fileDefaults));
      return rule(pattern, set, detach);
    }),
  ];
  const text = rules.join('\n');
  const tooLong = text.split('\n').find((line) => line.length > maximumLine);
  if (rules.length > maximumRules || tooLong !== undefined)
    throw new Error(
      `Cloudflare Pages allows ${String(maximumRules)} header rules, and lines of ${String(maximumLine)} characters; the site needs ${String(rules.length)} rules${tooLong === undefined ? '' : `, and a line is longer: ${tooLong.slice(0, 60)}…`}. Put files into folders without pages.`,
    );
  return { _headers: text };
}
