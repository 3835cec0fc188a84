import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePayload } from '@keystrand/content';
import type { HostingManifest } from '../hosting/headers.ts';

const site = join(import.meta.dirname, '../../apps/site');

/** A page as it was written: its path, its document and the data it was rendered from. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly payload: PagePayload;
}

/** The built site, as the checks of it read it. */
export interface BuiltSite {
  readonly dist: string;
  readonly facts: HostingManifest;
  /** Every page that answers at a path of its own. */
  readonly pages: readonly BuiltPage[];
  /** The document of every unknown path. */
  readonly notFound: string;
  /** Origin of the published site, as home states it. */
  readonly origin: string;
  /** The file at a path of the site; throws where there is none. */
  read(path: string): Buffer;
  /** Paths of all files under a folder of the site. */
  list(folder: string): readonly string[];
}

/**
 * Reads what `npm run build` has left in `apps/site/dist`.
 * @throws {Error} saying what to run where the site is not built
 */
export function readBuiltSite(): BuiltSite {
  const dist = join(site, 'dist');
  const facts = join(site, 'dist-server/hosting.json');
  if (!existsSync(facts) || !existsSync(join(dist, 'sitemap.xml'))) {
    throw new Error(`The site is not built: ${dist} is not complete. Run: npx nx run @keystrand/site:build`);
  }
  const read = (path: string) => readFileSync(join(dist, path));
  const { paths } = JSON.parse(readFileSync(facts, 'utf8')) as HostingManifest;
  const home = read('/index.html').toString();
  const origin = /<link rel="canonical" href="(https:\/\/[^/"]+)\/"/.exec(home)?.[1];
  if (origin === undefined) throw new Error('Home states no canonical address.');
  return {
    dist,
    facts: JSON.parse(readFileSync(facts, 'utf8')) as HostingManifest,
    pages: paths.map((path) => ({
      path,
      html: read(join(path, 'index.html')).toString(),
      payload: JSON.parse(read(`/data${path === '/' ? '/index' : path}.json`).toString()) as PagePayload,
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
