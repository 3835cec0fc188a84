import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@keystrand/content';
import { documentFile, readHostingManifest } from '../hosting/headers/HostingManifest.ts';
import type { HostingManifest } from '../hosting/headers/HostingManifest.ts';

const site = join(import.meta.dirname, '../../apps/site');

/** The pages that the build has bundled. */
const bundle = pathToFileURL(join(site, 'build/content/pages.js')).href;
const { pages: content } = (await import(bundle)) as typeof import('@keystrand/content/pages');

/** A page of the built site. */
interface BuiltPage {
  readonly path: string;
  readonly html: string;
  /** The content that the document was rendered from. */
  readonly page: Page;
}

/** The built site, for the tests of the output. */
export interface BuiltSite {
  readonly dist: string;
  readonly manifest: HostingManifest;
  /** Every page with a path of its own. */
  readonly pages: readonly BuiltPage[];
  /** The document that is sent for unknown paths. */
  readonly notFound: string;
  /** Origin of the published site, from the canonical URL of the home page. */
  readonly origin: string;
  /** Returns the content of a file; throws if it does not exist. */
  read(path: string): Buffer;
  /** Returns the paths of all files in a folder of the site, recursively. */
  list(folder: string): readonly string[];
}

/**
 * Reads `apps/site/dist` and `apps/site/build/hosting.json`.
 * @throws {Error} if the site is not built; the message contains the command to run
 */
export function readBuiltSite(): BuiltSite {
  const dist = join(site, 'dist');
  const manifest = readHostingManifest(site);
  const read = (path: string) => readFileSync(join(dist, path));
  const home = read('/index.html').toString();
  const origin = /<link rel="canonical" href="(https:\/\/[^/"]+)\/"/.exec(home)?.[1];
  if (origin === undefined) throw new Error('The home page has no canonical URL.');
  return {
    dist,
    manifest,
    pages: manifest.paths.map((path) => ({
      path,
      html: read(documentFile(path)).toString(),
      page: content.get(path),
    })),
    notFound: read('/404.html').toString(),
    origin,
    read,
    list: (folder) =>
      readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((name) => statSync(join(dist, name)).isFile()),
  };
}
