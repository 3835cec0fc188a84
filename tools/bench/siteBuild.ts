/** Builds the site, and reads its build output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './results.ts';

export const siteFolder = join(workspaceRoot, 'apps/site');
/** Path of the not-found page in results; it is requested by a path that does not exist. */
export const notFoundPath = '/404';

/**
 * Builds the site as `npm start` does, unless the environment sets another form endpoint. Nx prints its progress.
 *
 * @throws {Error} if the build fails
 */
export async function buildSite(): Promise<void> {
  const child = spawn('npx', ['nx', 'run', '@keystrand/site:build'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...(process.env['SITE_FORM_ENDPOINT'] ? {} : { SITE_INBOX: 'on' }),
      ...process.env,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
    },
    shell: process.platform === 'win32',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`The build of the site ended with status ${String(status)}.`);
}

/** A page of the built site. */
export interface SitePage {
  readonly path: string;
  readonly kind: string;
  /** Bytes of the compressed document. */
  readonly documentBytes: number;
}

/**
 * Returns all pages of the build, with the not-found page, from the data file that the prerender writes for each page.
 *
 * @throws {Error} if the site is not built
 */
export function readSitePages(): SitePage[] {
  const dist = join(siteFolder, 'dist');
  const data = join(dist, 'data');
  if (!existsSync(data)) throw new Error('The site is not built; run: npx nx run @keystrand/site:build');
  return readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { page } = JSON.parse(readFileSync(join(data, file), 'utf8')) as {
        page: { readonly kind: string; readonly path: string };
      };
      const document = page.path === '/' ? 'index' : page.path.slice(1);
      const documentBytes = readFileSync(join(dist, `${document}.html.br`)).length;
      return { path: page.path, kind: page.kind, documentBytes };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the page with the largest document of each kind, in the order of their paths. */
function largestOfEachKind(pages: readonly SitePage[]): SitePage[] {
  const largest = new Map<string, SitePage>();
  for (const page of pages) {
    if (page.documentBytes > (largest.get(page.kind)?.documentBytes ?? 0)) largest.set(page.kind, page);
  }
  return pages.filter((page) => largest.get(page.kind) === page);
}

/** Which pages to measure. */
export interface PageSelection {
  readonly all: boolean;
  /** Paths that the user named, if any. */
  readonly paths: readonly string[];
}

/**
 * Returns the pages named, otherwise all, otherwise one of each kind.
 *
 * @throws {Error} if a path is not a page of the site
 */
export function selectPages(pages: readonly SitePage[], { all, paths }: PageSelection): SitePage[] {
  const unknown = paths.filter((path) => !pages.some((page) => page.path === path));
  if (unknown.length > 0)
    throw new Error(
      `No such page: ${unknown.join(', ')}. Pages: ${pages.map(({ path }) => path).join(', ')}`,
    );
  if (paths.length > 0) return pages.filter(({ path }) => paths.includes(path));
  return all ? [...pages] : largestOfEachKind(pages);
}
