import { join } from 'node:path';
import { build } from 'esbuild';

let bundle: Promise<string> | undefined;

/** Returns a function declaration that defines `__queries` (`queries.ts`) in a page. */
export async function bundleQueries(): Promise<string> {
  bundle ??= build({
    entryPoints: [join(import.meta.dirname, 'queries.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'queries',
    target: 'es2022',
  }).then(({ outputFiles }) => `() => { ${outputFiles[0]?.text ?? ''}; globalThis.__queries = queries; }`);
  return bundle;
}
