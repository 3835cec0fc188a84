import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a module in Node, in the folder of a package, where the package can be imported by its own name.
 * @param conditions additional conditions of `exports` and `imports`
 * @returns what the module writes to the standard output, as JSON
 * @throws {Error} with the output, if it writes to the standard error or fails
 */
export async function runInNode(
  root: string,
  module: string,
  conditions: readonly string[] = [],
): Promise<unknown> {
  const { stdout, stderr } = await run(
    process.execPath,
    [...conditions.map((condition) => `--conditions=${condition}`), '--input-type=module', '--eval', module],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}

/** Returns the names that each entry of a package exports in Node, sorted, by the entry's specifier. */
export async function importEntries(
  root: string,
  entries: readonly string[],
  conditions?: readonly string[],
) {
  const module = `
    const names = {};
    for (const entry of ${JSON.stringify(entries)}) names[entry] = Object.keys(await import(entry)).sort();
    console.log(JSON.stringify(names));`;
  return (await runInNode(root, module, conditions)) as Readonly<Record<string, readonly string[]>>;
}
