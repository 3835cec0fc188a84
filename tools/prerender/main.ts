/**
 * Turns the built site into files any static host can serve: a document and a data file for every path, the
 * not-found document, compressed copies, and what a server must know (`dist-server/hosting.json`).
 *
 * Run after both Vite builds: `node tools/prerender/main.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeDiscovery } from '../discovery/writeDiscovery.ts';
import { bundleBootstrap } from './bootstrap.ts';
import { compressFolder } from './compress.ts';
import { readManifest } from './manifest.ts';
import { sha256Source } from './policyHash.ts';
import { forEachConcurrently } from './concurrently.ts';

const site = join(import.meta.dirname, '../../apps/site');
const dist = join(site, 'dist');

type Entry = typeof import('../../apps/site/src/entry-server.tsx');
const entry = (await import(pathToFileURL(join(site, 'dist-server/entry-server.js')).href)) as Entry;

const manifest = await readManifest(join(dist, 'manifest.json'));
const bootstrap = await bundleBootstrap(join(site, 'src/bootstrap/main.ts'), manifest.entry);
const styleHashes = new Set<string>();
const styleTexts = new Map<string, Promise<string>>();

function styleText(href: string): Promise<string> {
  const known = styleTexts.get(href) ?? readFile(join(dist, href), 'utf8').then((text) => text.trim());
  styleTexts.set(href, known);
  return known;
}

async function write(file: string, text: string): Promise<void> {
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function writePage(path: string, file: string, data: string): Promise<void> {
  const payload = path === '/404' ? entry.notFoundPayload() : entry.payload(path);
  const hrefs = manifest.stylesOf(`src/pages/${payload.page.kind}/index.tsx`);
  const styles = await Promise.all(hrefs.map(async (href) => ({ href, text: await styleText(href) })));
  styleHashes.add(sha256Source(styles.map(({ text }) => text).join('')));
  const markup = await entry.render(path);
  if (/<[^>]+\sstyle=/.test(markup))
    throw new Error(`"${path}" has an element with a style attribute, which the policy forbids.`);
  await write(file, entry.renderDocument(payload, markup, { styles, bootstrap, font: manifest.font }));
  await write(data, JSON.stringify({ ...payload, build: manifest.entry }));
}

const started = performance.now();
const pages = [...entry.paths, '/404'];
await forEachConcurrently(pages, 8, (path) =>
  writePage(path, path === '/404' ? '404.html' : join(path, 'index.html'), entry.dataFile(path)),
);
console.log(`prerendered ${String(pages.length)} pages in ${(performance.now() - started).toFixed(0)} ms`);

await writeFile(
  join(site, 'dist-server/hosting.json'),
  JSON.stringify(
    {
      paths: entry.paths,
      scriptHashes: [sha256Source(bootstrap)],
      styleHashes: [...styleHashes].sort(),
      formEndpoint: entry.builtTarget.endpoint,
    },
    null,
    2,
  ),
);

const drawing = performance.now();
const { pictures, made } = await writeDiscovery({
  site: entry,
  dist,
  iconSource: join(site, 'public/favicon.svg'),
  cacheFolder: join(import.meta.dirname, '../../.cache/discovery'),
  today: new Date(),
});
console.log(
  `wrote ${String(pictures)} pictures, ${String(made)} of them drawn anew, in ${(performance.now() - drawing).toFixed(0)} ms`,
);

await compressFolder(dist);
