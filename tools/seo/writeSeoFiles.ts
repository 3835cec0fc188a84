import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forEachConcurrently } from '../prerender/concurrently.ts';
import { drawPicture, drawingSettings, readFaces } from './drawPicture.ts';
import { feedXml } from './feed.ts';
import { openFileCache } from './fileCache.ts';
import { humansText } from './humansText.ts';
import { makeIcons } from './icons.ts';
import { lastModified } from './lastModified.ts';
import { llmsText } from './llmsText.ts';
import { robotsText } from './robots.ts';
import { securityText } from './securityText.ts';
import type { Site } from './site.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

export interface SeoOptions {
  readonly site: Site;
  /** Folder of the built site, which the files are written to. */
  readonly dist: string;
  /** Folder that pictures are kept in between builds. */
  readonly cacheFolder: string;
  /** The SVG file that all icons are made from. */
  readonly iconSource: string;
  /** The day of the build. */
  readonly today: Date;
}

/** How many pictures and icons there are, and how many had to be made. */
export interface SeoReport {
  readonly pictures: number;
  readonly made: number;
}

/**
 * Writes everything that search engines, feed readers, link previews and home screens ask the site for: share pictures,
 * icons and manifest, sitemap, robots.txt, feed, security.txt, humans.txt, llms.txt. All of it comes from the content.
 */
export async function writeSeoFiles(options: SeoOptions): Promise<SeoReport> {
  const { site, dist, today } = options;
  const { company } = site;
  const pages = site.paths.map((path) => site.payload(path).page);
  const cache = await openFileCache(options.cacheFolder);

  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    const file = join(dist, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };

  const faces = await readFaces();
  const pictures = pages.flatMap((page) => site.sharePictures(page));
  const bytesOf = new Map<string, number>();
  await forEachConcurrently(pictures, 2, async ({ path, card, markup }) => {
    const bytes = await cache.get(
      ['picture', markup, drawingSettings, ...faces.map(({ data }) => new Uint8Array(data))],
      () => drawPicture(card, site.sharePictureSize, faces),
    );
    bytesOf.set(path, bytes.length);
    await write(path, bytes);
  });

  const icons = await makeIcons(await readFile(options.iconSource), cache);
  for (const { path, bytes } of icons.files) await write(path, bytes);
  await write('manifest.webmanifest', webManifest(company, site.themeColor.light, icons.manifest));

  await write(
    'sitemap.xml',
    await sitemapXml(
      company.url,
      pages.map((page) => ({ path: page.path, lastModified: lastModified(page) })),
    ),
  );
  await write('robots.txt', robotsText(company.url));
  await write('.well-known/security.txt', securityText(company, today));
  await write('humans.txt', humansText(company, today));
  await write('llms.txt', llmsText(company, site.categories, pages));

  for (const page of pages) {
    if (page.kind !== 'blog') continue;
    await write(
      site.feedLink.path,
      feedXml({
        company,
        link: site.feedLink,
        page,
        markup: site.articleMarkup,
        picture: ({ id }) => {
          const path = site.articlePicture(id);
          const bytes = bytesOf.get(path);
          return bytes === undefined ? undefined : { path, bytes };
        },
      }),
    );
  }

  await cache.prune();
  return { pictures: pictures.length + icons.files.length, made: cache.made };
}
