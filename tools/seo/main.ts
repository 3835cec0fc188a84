/**
 * Writes the files for search engines, feed readers, link previews and home screens to `apps/site/build/seo`: share
 * images, icons and web manifest, sitemap, robots.txt, feed, security.txt, humans.txt, llms.txt.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheKey, FolderCache } from '../cache/FolderCache.ts';
import { drawPicture, readFonts } from './drawPicture.ts';
import { feedXml } from './feed.ts';
import { humansText } from './humansText.ts';
import { makeIcons, webManifest } from './icons.ts';
import { llmsText } from './llmsText.ts';
import { securityText } from './securityText.ts';
import type { Site } from './site.ts';
import { sitemapXml } from './sitemap.ts';

const started = performance.now();
const today = new Date();
const folder = join(import.meta.dirname, '../../apps/site');
const output = join(folder, 'build/seo');
const site = (await import(pathToFileURL(join(folder, 'build/server/entry-server.js')).href)) as Site;
const { company } = site;
const pages = site.paths.map((path) => site.payload(path).page);

await rm(output, { recursive: true, force: true });

async function write(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(output, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const fonts = await readFonts();
const settings = await readFile(join(import.meta.dirname, 'drawPicture.ts'));
const cache = new FolderCache('share-pictures');
const pictureSizes = new Map(
  await Promise.all(
    pages.flatMap((page) =>
      site.socialImages(page).map(async ({ path, card, markup }) => {
        const key = `${cacheKey(settings, JSON.stringify(site.socialImageSize), markup)}.png`;
        const bytes = await cache.get(key, () => drawPicture(card, site.socialImageSize, fonts));
        await write(path, bytes);
        return [path, bytes.length] as const;
      }),
    ),
  ),
);
await cache.prune();

const icons = await makeIcons(await readFile(join(folder, 'public/favicon.svg')));
for (const [path, bytes] of Object.entries(icons)) await write(path, bytes);
await write('manifest.webmanifest', webManifest(company, site.themeColor.light));

await write(
  'sitemap.xml',
  await sitemapXml(
    company.url,
    pages.filter((page) => site.canonicalPath(page) === page.path),
  ),
);
// Everything is allowed (RFC 9309).
await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`);
await write('.well-known/security.txt', securityText(company, today));
await write('humans.txt', humansText(company, today));
await write('llms.txt', llmsText(company, site.categories, pages));

for (const page of pages)
  if (page.kind === 'blog') await write(site.feedLink.path, feedXml(site, page, pictureSizes));

console.log(
  `seo: ${String(pictureSizes.size)} social images, ${String(Object.keys(icons).length)} icons and 7 text files in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
