/**
 * Says for each kilobyte of script what it is for: by page, phase, package and module: `npm run bench:bytes`. See
 * docs/performance.md.
 *
 * Arguments: `--all`, `--pages /,/about`, `--no-build`, `--docs` (writes docs/performance.md).
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../../.config/chromium.ts';
import { writeDocsSection } from '../docsSection.ts';
import { writeResults } from '../results.ts';
import { startSite } from '../servers.ts';
import { buildSite, notFoundPath, readSitePages, selectPages } from '../siteBuild.ts';
import { markdownTable, textTable } from '../table.ts';
import { readChunks } from './chunks.ts';
import { readPageScripts } from './phases.ts';
import { chunkRows, packageRows, pageRows } from './report.ts';
import type { MeasuredPage } from './report.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    pages: { type: 'string', default: '' },
    build: { type: 'boolean', default: true },
    docs: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

if (values.build) await buildSite();
const selected = selectPages(readSitePages(), {
  all: values.all,
  paths: values.pages.split(',').filter(Boolean),
});
console.log('Building the client bundle with source maps.');
const chunks = await readChunks();

const site = await startSite();
const browser = await chromium.launch(launchOptions);
const pages: MeasuredPage[] = [];
try {
  for (const { path } of selected) {
    const requested = path === notFoundPath ? '/no-such-page' : path;
    pages.push({ path, ...(await readPageScripts(browser, site.origin + requested)) });
    console.log(`  ${path}`);
  }
} finally {
  await browser.close();
  await site.stop();
}

const example = pages.find(({ path }) => path === '/about') ?? pages[0];
if (!example) throw new Error('No page was selected.');
console.log(`\nScript in kB, brotli\n${textTable(pageRows(pages, chunks))}`);
console.log(`\n${textTable(chunkRows(pages, chunks))}`);
console.log(`\nPackages of ${example.path}\n${textTable(packageRows(example, chunks))}\n`);

await writeResults('bytes', {
  chunks: Object.fromEntries(
    [...chunks].map(([name, { bytes, modules }]) => [name, { bytes, modules: Object.fromEntries(modules) }]),
  ),
  pages: pages.map((page) => ({ ...page, chunks: Object.fromEntries(page.chunks) })),
});
if (values.docs)
  await writeDocsSection(
    'bytes',
    [
      markdownTable(pageRows(pages, chunks)),
      markdownTable(chunkRows(pages, chunks)),
      `Packages of \`${example.path}\`:`,
      markdownTable(packageRows(example, chunks)),
    ].join('\n\n'),
  );
