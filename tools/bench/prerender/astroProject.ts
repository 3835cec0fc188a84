/**
 * Builds the generated pages with Astro. It is installed to `dist/bench/astro` when it is first needed: as a development
 * dependency it would add about 300 packages to the lockfile of the workspace, for a benchmark that few people run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resultsFolder } from '../results.ts';
import { generatePage } from './generatedPages.ts';
import { measureProgram } from './measureProgram.ts';
import type { Usage } from './measureProgram.ts';

export const astroVersion = '7.3.5';
const folder = join(resultsFolder, 'astro');

/**
 * Writes the project, and installs Astro if it is missing.
 *
 * @throws {Error} if the installation fails
 */
export async function prepareAstro(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(import.meta.dirname, 'astro'), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  if (existsSync(join(folder, 'node_modules/astro/package.json'))) return;
  console.log(`Installing astro@${astroVersion} to dist/bench/astro.`);
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const child = spawn('npm', [...args, `astro@${astroVersion}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`npm ended with status ${String(status)}.`);
}

/** What a build took. */
export interface AstroBuild extends Usage {
  readonly pages: number;
}

/** Builds a number of generated pages. */
export async function buildAstroWith(count: number): Promise<AstroBuild> {
  const data = join(folder, 'src/data');
  for (const path of [
    data,
    join(folder, 'dist'),
    join(folder, '.astro'),
    join(folder, 'node_modules/.astro'),
  ])
    await rm(path, { recursive: true, force: true });
  await mkdir(data);
  for (let number = 1; number <= count; number += 1)
    await writeFile(join(data, `page-${String(number)}.json`), JSON.stringify(generatePage(number)));
  const usage = await measureProgram(folder, ['node_modules/astro/bin/astro.mjs', 'build', '--silent']);
  const files = await readdir(join(folder, 'dist'), { recursive: true });
  return { ...usage, pages: files.filter((file) => file.endsWith('.html')).length };
}
