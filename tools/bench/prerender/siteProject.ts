/** Builds a copy of the workspace with generated pages, so that the sources of the site stay as they are. */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { resultsFolder, workspaceRoot } from '../results.ts';
import { generatePage } from './generatedPages.ts';
import { measureProgram } from './measureProgram.ts';
import type { Usage } from './measureProgram.ts';

const copy = join(resultsFolder, 'workspace');
const generated = join(copy, 'libs/content/src/pages/generated');
const site = join(copy, 'apps/site');
const copied = ['.config', 'apps/site', 'libs', 'tools', 'package.json', 'tsconfig.base.json'];
const notCopied = /(?:^|\/)(?:node_modules|dist|build|bench|consumers|stories|screenshots|api)(?:$|\/)/;

/** Copies the sources and links the installed packages; those of the workspace are linked to the copy. */
export async function copyWorkspace(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  for (const entry of copied)
    await cp(join(workspaceRoot, entry), join(copy, entry), {
      recursive: true,
      filter: (source) => !notCopied.test(relative(workspaceRoot, source).replaceAll('\\', '/')),
    });
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@keystrand'), { recursive: true });
  for (const name of await readdir(join(workspaceRoot, 'node_modules')))
    if (name !== '@keystrand' && name !== '.cache' && !name.startsWith('.vite'))
      await symlink(join(workspaceRoot, 'node_modules', name), join(modules, name), 'junction');
  for (const name of await readdir(join(copy, 'libs')))
    await symlink(join(copy, 'libs', name), join(modules, '@keystrand', name), 'junction');
  // Share pictures and icons are not measured.
  await mkdir(join(site, 'build/seo'), { recursive: true });
}

/** What a build of the site took. */
export interface SiteBuild {
  readonly pages: number;
  readonly client: Usage;
  /** Server bundle and bundle of the pages. */
  readonly server: Usage;
  /** With compressed copies. */
  readonly prerender: Usage;
  /** Without compressed copies, which Astro does not write either. */
  readonly documents: Usage;
  /** Bytes of the entry script, compressed with brotli. */
  readonly entryBytes: number;
}

/** Returns the usage of two programs that run one after the other. */
const sum = (first: Usage, second: Usage): Usage => ({
  seconds: first.seconds + second.seconds,
  processor: first.processor + second.processor,
  memory: Math.max(first.memory, second.memory),
});

async function countDocuments(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.html')).length;
}

/** Builds the copy with a number of generated pages beside its own. */
export async function buildSiteWith(count: number): Promise<SiteBuild> {
  await rm(generated, { recursive: true, force: true });
  await mkdir(generated);
  for (let number = 1; number <= count; number += 1)
    await writeFile(
      join(generated, `page-${String(number)}.ts`),
      `export const page = ${JSON.stringify(generatePage(number))};\n`,
    );
  console.log(`  building with ${String(count)} generated pages`);
  const vite = join(copy, 'node_modules/vite/bin/vite.js');
  const bundle = (...args: readonly string[]) =>
    measureProgram(site, [vite, 'build', ...args, '--logLevel', 'warn']);
  const client = await bundle();
  const server = sum(
    await bundle('--ssr', 'src/entry-server.tsx'),
    await bundle('--config', 'vite.content.config.ts'),
  );
  console.log('  bundles built, prerendering');
  const program = join(copy, 'tools/prerender/main.ts');
  const documents = await measureProgram(site, [program, '--no-compress']);
  // Nothing is compressed before: the cache is that of the copy.
  await rm(join(copy, 'node_modules/.cache/keystrand'), { recursive: true, force: true });
  const prerender = await measureProgram(site, [program]);
  const assets = join(site, 'dist/assets');
  const entry = (await readdir(assets)).find((file) => /^entry-client-.*\.js$/.test(file));
  if (entry === undefined) throw new Error('The build has no entry script.');
  return {
    pages: await countDocuments(join(site, 'dist')),
    client,
    server,
    prerender,
    documents,
    entryBytes: brotliCompressSync(await readFile(join(assets, entry))).length,
  };
}
