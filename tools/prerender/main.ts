/**
 * Turns the built site into files any static host can serve: a document and a data file for every path, the
 * not-found document, compressed copies, and what a server must know (`dist-server/hosting.json`).
 *
 * Run after both Vite builds: `node tools/prerender/main.ts`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeSeoFiles } from '../seo/writeSeoFiles.ts';
import { bundleBootstrap } from './bootstrap.ts';
import { compressFolder } from './compress.ts';
import { classesOf, criticalStyle, remainingStyle } from './criticalStyle.ts';
import { withoutFontSwap } from './fontDisplay.ts';
import { readManifest } from './manifest.ts';
import { sha256Source } from './cspHash.ts';
import { forEachConcurrently } from './concurrently.ts';

const site = join(import.meta.dirname, '../../apps/site');
const dist = join(site, 'dist');

type Entry = typeof import('../../apps/site/src/entry-server.tsx');
const entry = (await import(pathToFileURL(join(site, 'dist-server/entry-server.js')).href)) as Entry;

const manifest = await readManifest(join(dist, 'manifest.json'));
const bootstrap = await bundleBootstrap(join(site, 'src/bootstrap/main.ts'), manifest.entry);
const sheet = withoutFontSwap((await readFile(join(dist, manifest.styleSheet), 'utf8')).trim());

/** Stands in a document until it is known what all pages of its kind are made of. */
const styleToCome = '/* critical style */';
const sheetToCome = '/remaining-style.css';
/** Classes of all pages of a kind: they share one style, so that a policy for all pages names one hash a kind. */
const classesOfKind = new Map<string, Set<string>>();
const files: { readonly path: string; readonly kind: string; readonly file: string }[] = [];

async function write(file: string, text: string): Promise<void> {
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function writePage(path: string, file: string, data: string): Promise<void> {
  const payload = path === '/404' ? entry.notFoundPayload() : entry.payload(path);
  const markup = await entry.render(path);
  if (/<[^>]+\sstyle=/.test(markup))
    throw new Error(`"${path}" has an element with a style attribute, which the policy forbids.`);
  const { kind } = payload.page;
  const classes = classesOfKind.get(kind) ?? new Set<string>();
  for (const name of classesOf(markup)) classes.add(name);
  classesOfKind.set(kind, classes);
  files.push({ path, kind, file });
  const assets = { criticalStyle: styleToCome, styleSheet: sheetToCome, bootstrap, font: manifest.font };
  await write(file, entry.renderDocument(payload, markup, assets));
  await write(data, JSON.stringify({ ...payload, build: manifest.entry }));
}

const started = performance.now();
const pages = [...entry.paths, '/404'];
await forEachConcurrently(pages, 8, (path) =>
  writePage(path, path === '/404' ? '404.html' : join(path, 'index.html'), entry.dataFile(path)),
);

const styles = new Map<string, string>();
for (const [kind, classes] of classesOfKind) styles.set(kind, criticalStyle(sheet, classes));
const remaining = remainingStyle(sheet, [...classesOfKind.values()]);
const styleSheet = `/assets/style-${createHash('sha256').update(remaining).digest('hex').slice(0, 8)}.css`;
await rm(join(dist, manifest.styleSheet));
await write(styleSheet, remaining);
await forEachConcurrently(files, 8, async ({ kind, file }) => {
  const document = await readFile(join(dist, file), 'utf8');
  await write(
    file,
    document.replace(sheetToCome, styleSheet).replace(styleToCome, () => styles.get(kind) ?? ''),
  );
});
console.log(`prerendered ${String(pages.length)} pages in ${(performance.now() - started).toFixed(0)} ms`);

await writeFile(
  join(site, 'dist-server/hosting.json'),
  JSON.stringify(
    {
      paths: entry.paths,
      scriptHashes: [sha256Source(bootstrap)],
      styleHashes: Object.fromEntries(
        files
          .map(({ path, kind }) => [path, sha256Source(styles.get(kind) ?? '')] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
      formEndpoint: entry.builtTarget.endpoint,
    },
    null,
    2,
  ),
);

const drawing = performance.now();
const { pictures, made } = await writeSeoFiles({
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
