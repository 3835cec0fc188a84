/** Writes results to `dist/bench`, which Git ignores. */
import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, platform } from 'node:os';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url));
/** Folder of results and of temporary files. */
export const resultsFolder = fileURLToPath(new URL('../../dist/bench/', import.meta.url));

/** Writes `dist/bench/<name>.json` with the machine, the time and the results. */
export async function writeResults(name: string, results: object): Promise<void> {
  const file = `${resultsFolder}${name}.json`;
  const machine = {
    platform: `${platform()} ${arch()}`,
    processors: cpus().length,
    processor: cpus()[0]?.model,
    node: process.version,
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ date: new Date().toISOString(), machine, ...results }, null, 2)}\n`,
  );
  console.log(`Wrote ${relative(workspaceRoot, file)}.`);
}
