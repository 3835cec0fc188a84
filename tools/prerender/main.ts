/**
 * Writes the files that are deployed: `apps/site/dist` with a document and a content file for every path, the not-found
 * document, the files of the client bundle and of tools/seo, and compressed copies; `apps/site/build/hosting.json` for the server.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { sha256Source } from '../../.config/securityHeaders.ts';
import { FolderCache } from '../cache/FolderCache.ts';
import { documentPolicy } from '../hosting/headers/contentSecurityPolicy.ts';
import { documentFile } from '../hosting/headers/HostingManifest.ts';
import type { HostingManifest } from '../hosting/headers/HostingManifest.ts';
import { readHostingSettings } from '../hosting/headers/hostingSettings.ts';
import { speculationRules, speculationRulesPath } from '../hosting/headers/speculationRules.ts';
import { licensesText } from '../licenses/licensesText.ts';
import type { LicensedPackage } from '../licenses/licensesText.ts';
import { criticalStyle, getClasses, remainingStyle } from './criticalStyle.ts';
import { readManifest } from './manifest.ts';
import { siteStyle } from './siteStyle.ts';
import { writeCompressed } from './writeCompressed.ts';

const site = join(import.meta.dirname, '../../apps/site');
const client = join(site, 'build/client');
const dist = join(site, 'dist');
const started = performance.now();
const settings = readHostingSettings(process.env);

type Entry = typeof import('../../apps/site/src/entry-server.tsx');
const entry = (await import(pathToFileURL(join(site, 'build/server/entry-server.js')).href)) as Entry;

const manifest = await readManifest(join(site, 'build'));
const [build] = manifest.entries;
const css = siteStyle(await readFile(manifest.styleSheet, 'utf8'), manifest.font);

/** Path of the not-found page, which is not a path of the site. */
const notFoundPath = '/404';
const getPayload = (path: string) => (path === notFoundPath ? entry.notFoundPayload() : entry.payload(path));
type Page = ReturnType<typeof getPayload>['page'];

/** Returns the kind of a page with the kinds of its figures, whose styles are too large for pages without them. */
const styleGroup = ({ kind, figures = [] }: Page) =>
  [kind, ...new Set(figures.map((figure) => figure.kind).sort())].join(' ');

/** All pages of a group share their critical CSS, so that a policy with the hashes of all documents stays short. */
const classesByGroup = new Map<string, Set<string>>();

const pages = await Promise.all(
  [...entry.paths, notFoundPath].map(async (path) => {
    const group = styleGroup(getPayload(path).page);
    const classes = classesByGroup.get(group) ?? new Set();
    // Before pages are rendered concurrently, so that groups have the order of the pages in every build.
    classesByGroup.set(group, classes);
    const markup = await entry.render(path);
    if (/<[^>]+\sstyle=/.test(markup))
      throw new Error(`"${path}" has a style attribute, which the Content-Security-Policy blocks.`);
    for (const name of getClasses(markup)) classes.add(name);
    return { path, group, markup };
  }),
);

const styleByGroup = new Map(
  [...classesByGroup].map(([group, classes]) => [group, criticalStyle(css, classes)] as const),
);

const remaining = remainingStyle(css);
const styleSheet = `/assets/style-${createHash('sha256').update(remaining).digest('hex').slice(0, 8)}.css`;

const bootstrap =
  buildSync({
    entryPoints: [join(site, 'src/bootstrap/main.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    define: {
      __ENTRY__: JSON.stringify(manifest.entries),
      __STYLE_SHEET__: JSON.stringify(styleSheet),
    },
  }).outputFiles[0]?.text.trim() ?? '';

const policyWith = (styles: Iterable<string>) =>
  documentPolicy({
    scriptHashes: [sha256Source(bootstrap)],
    styleHashes: [...styles].map(sha256Source),
    formEndpoint: entry.builtTarget.endpoint,
    connectSources: settings.connectSources,
  });

const cache = new FolderCache('compressed');
const write = (path: string, content: string | Uint8Array) =>
  writeCompressed(join(dist, path), content, cache);

await rm(dist, { recursive: true, force: true });
await write(styleSheet, remaining);
await Promise.all(
  pages.map(async ({ path, group, markup }) => {
    const payload = getPayload(path);
    const style = styleByGroup.get(group) ?? '';
    const document = entry.renderDocument(payload, markup, {
      policy: policyWith([style]),
      criticalStyle: style,
      styleSheet,
      bootstrap,
      font: manifest.font,
      build,
    });
    await write(documentFile(path), document);
    if (path !== notFoundPath)
      await write(entry.contentFile(path), entry.renderContent(payload, markup, build));
  }),
);

await write(speculationRulesPath, JSON.stringify(speculationRules));
await write(entry.searchIndexFile, JSON.stringify(entry.searchIndex));

const bundled = JSON.parse(
  await readFile(join(client, 'licenses.json'), 'utf8'),
) as readonly LicensedPackage[];
// Vite lists neither the font of the style sheet nor the icons, whose drawings are copied to modules of ui.
const copiedIntoUi = await readFile(join(site, '../../libs/ui/THIRD-PARTY-LICENSES.txt'), 'utf8');
await write('licenses.txt', `${licensesText('This site', bundled)}\n${'-'.repeat(80)}\n\n${copiedIntoUi}`);

/** Returns the paths of all files in a folder, recursively and relative to it. */
const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/'));

/** Files of the client bundle that are not deployed: build metadata, and the style sheet that `remaining` replaces. */
const notDeployed = /^(?:licenses\.json|manifest\.json|.*\.css)$/;
for (const folder of [client, join(site, 'build/seo')]) {
  const files = (await listFiles(folder)).filter((file) => !notDeployed.test(file));
  await Promise.all(files.map(async (file) => write(file, await readFile(join(folder, file)))));
}
await cache.prune();

const files = (await listFiles(dist)).filter((file) => !/\.(?:html|br|gz)$/.test(file)).sort();
const { strictTransportSecurity, reportUrl } = settings;
const { endpoint, inbox } = entry.builtTarget;
const hosting: HostingManifest = {
  origin: entry.company.url,
  paths: entry.paths,
  files: files.map((file) => `/${file}`),
  inbox: inbox && endpoint?.startsWith('/') ? endpoint : undefined,
  strictTransportSecurity,
  reporting: reportUrl ? { url: reportUrl, policy: policyWith(styleByGroup.values()) } : undefined,
};
await writeFile(join(site, 'build/hosting.json'), JSON.stringify(hosting, null, 2));

console.log(
  `prerender: ${String(pages.length)} pages and ${String(files.length)} other files in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
