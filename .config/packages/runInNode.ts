import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a module in Node, in the folder of a package, where the package can be imported by its own name.
 * @param conditions conditions of `exports` and `imports` besides Node's own
 * @returns what the module writes to the standard output, read as JSON
 * @throws {Error} with the output, if the module fails or writes to the standard error
 */
export async function runInNode(
  root: string,
  module: string,
  conditions: readonly string[] = [],
): Promise<unknown> {
  const options = conditions.map((condition) => `--conditions=${condition}`);
  const { stdout, stderr } = await run(
    process.execPath,
    [...options, '--input-type=module', '--eval', module],
    { cwd: root },
  );
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}

/** Imports each entry of a package, and returns the sorted names of its exports by specifier. */
export async function importEntries(root: string, conditions?: readonly string[]) {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string | { readonly default?: string }>>;
  };
  const entries = Object.entries(exports)
    .filter(([, entry]) => typeof entry !== 'string' && !/\.(?:css|json)$/.test(entry.default ?? ''))
    .map(([path]) => name + path.slice(1));
  const module = `
    const names = {};
    for (const entry of ${JSON.stringify(entries)}) names[entry] = Object.keys(await import(entry)).sort();
    console.log(JSON.stringify(names));`;
  return (await runInNode(root, module, conditions)) as Readonly<Record<string, readonly string[]>>;
}
