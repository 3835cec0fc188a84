import { contentType } from '../headers/contentTypes.ts';
import { cacheRules, documentHeaders, fileHeaders, isHashedAsset } from '../headers/headers.ts';
import { headersFile } from '../headersFile.ts';
import type { HeaderRule } from '../headersFile.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';

/**
 * Returns the configuration of Netlify: `_headers`.
 *
 * - One rule applies to every response, one more to each file. They share only the name Content-Security-Policy: whether
 *   Netlify joins or overrides its values, the result contains the policy of files. Files also get `Speculation-Rules`,
 *   which browsers ignore there.
 * - Each hashed asset has a rule of its own. A pattern such as `/assets/*` would also match the 404 response for a missing
 *   chunk, which browsers would then cache for a year.
 * - Netlify's default, `public, max-age=0, must-revalidate`, has the effect of our rule for all other responses.
 * - There is no `_redirects`: Netlify ignores trailing slashes when it compares paths with rules, so that a rule for `/about/`
 *   would redirect `/about` to itself. Netlify's 'Pretty URLs' setting redirects `/about/`.
 *
 * Sources: https://docs.netlify.com/manage/routing/headers/,
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash
 */
export function netlifyFiles(manifest: HostingManifest): Readonly<Record<string, string>> {
  const everywhere = documentHeaders(manifest);
  const differing = Object.entries(fileHeaders(manifest)).filter(
    ([name, value]) => everywhere[name] !== value,
  );
  const ofFile = (path: string): HeaderRule => {
    const type = contentType(path);
    return {
      path,
      set: {
        ...Object.fromEntries(differing),
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...(isHashedAsset(path) ? { 'Cache-Control': cacheRules.hashedAsset } : {}),
      },
    };
  };
  return { _headers: headersFile([{ path: '/*', set: everywhere }, ...manifest.files.map(ofFile)]) };
}
