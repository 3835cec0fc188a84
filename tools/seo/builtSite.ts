import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentFile, readHostingManifest } from '../hosting/headers/HostingManifest.ts';

const site = join(import.meta.dirname, '../../apps/site');

/** The pages that the build has bundled. */
const bundle = pathToFileURL(join(site, 'build/content/pages.js')).href;
const { pages: content } = (await import(bundle)) as typeof import('@keystrand/content/pages');

/**
 * Reads `apps/site/dist` and `apps/site/build/hosting.json`, for the tests of the output.
 * @throws {Error} if the site is not built; the message contains the command to run
 */
export function readBuiltSite() {
  const dist = join(site, 'dist');
  const manifest = readHostingManifest(site);
  const read = (path: string) => readFileSync(join(dist, path));
  return {
    dist,
    manifest,
    /** Every page with its document, and the content that it was rendered from. */
    pages: manifest.paths.map((path) => ({
      path,
      html: read(documentFile(path)).toString(),
      page: content.get(path),
    })),
    notFound: read('/404.html').toString(),
    origin: manifest.origin,
    read,
  };
}
