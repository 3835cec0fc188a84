import { contentType } from '../headers/contentTypes.ts';
import { cacheRules, documentHeaders, fileHeaders, isHashedAsset } from '../headers/headers.ts';
import { headersFile } from '../headersFile.ts';
import type { HeaderRule } from '../headersFile.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';

/** Limits of a `_headers` file: https://developers.cloudflare.com/pages/configuration/headers/ */
const maximumRules = 100;
const maximumLine = 2000;

/** Returns `/assets/*` for `/assets/entry.js`, and the path itself for a file without a folder. */
function folderPattern(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? path : `${path.slice(0, end)}/*`;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/**
 * Returns the configuration of Cloudflare Pages: `_headers`.
 *
 * - Values of several matching rules are joined with a comma, which would be wrong for Cache-Control. The rules of files
 *   therefore detach what they set differently.
 * - Files are grouped by folder because of the limit of 100 rules. A folder that also contains pages is not grouped.
 * - Cloudflare adds `Access-Control-Allow-Origin: *` by default. It is detached: no other site needs to read these files.
 * - Cloudflare replaces the Cache-Control of 404 responses by `no-store`.
 * - There is no `_redirects`: Cloudflare serves `about.html` at `/about`, and redirects `/about/` and `/about.html` there.
 *
 * Sources: https://developers.cloudflare.com/pages/configuration/headers/,
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 * @throws {Error} if the file exceeds a limit; Cloudflare would ignore the rest of it
 */
export function cloudflarePagesFiles(manifest: HostingManifest): Readonly<Record<string, string>> {
  const everywhere: Readonly<Record<string, string>> = {
    ...documentHeaders(manifest),
    'Cache-Control': cacheRules.revalidatedTransformable,
  };

  /** Returns the rule that changes the headers of every response into those of files. */
  const ruleOfFiles = (pattern: string, path: string): HeaderRule => {
    const type = contentType(path);
    const wanted: Readonly<Record<string, string>> = {
      ...fileHeaders(manifest),
      ...(type === undefined ? {} : { 'Content-Type': type }),
      'Cache-Control': isHashedAsset(path) ? cacheRules.hashedAsset : cacheRules.revalidatedTransformable,
    };
    return {
      path: pattern,
      detach: Object.keys(everywhere).filter((name) => everywhere[name] !== wanted[name]),
      set: Object.fromEntries(Object.entries(wanted).filter(([name, value]) => everywhere[name] !== value)),
    };
  };

  const rules: HeaderRule[] = [
    { path: '/*', detach: ['Access-Control-Allow-Origin'], set: everywhere },
    ...[...groupBy(manifest.files, folderPattern)].flatMap(([pattern, files]) => {
      const containsPages = manifest.paths.some((path) => path.startsWith(pattern.slice(0, -1)));
      const hasOwnTypes = files.some((file) => contentType(file) !== undefined);
      return pattern.endsWith('*') && !containsPages && !hasOwnTypes
        ? files.slice(0, 1).map((file) => ruleOfFiles(pattern, file))
        : files.map((file) => ruleOfFiles(file, file));
    }),
  ];
  if (rules.length > maximumRules)
    throw new Error(
      `Cloudflare Pages allows ${String(maximumRules)} header rules; the site needs ${String(rules.length)}. Put files into folders without pages.`,
    );
  const text = headersFile(rules);
  const tooLong = text.split('\n').find((line) => line.length > maximumLine);
  if (tooLong !== undefined)
    throw new Error(
      `Cloudflare Pages allows ${String(maximumLine)} characters a line; this one has ${String(tooLong.length)}: ${tooLong.slice(0, 60)}…`,
    );
  return { _headers: text };
}
