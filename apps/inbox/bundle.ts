/**
 * Bundles the inbox into `dist`, which needs no `node_modules`: `main.mjs`, the program, `openInbox.mjs`, which our site server
 * imports, and the code that they share. `modules.json` lists the bundled files for `tools/licenses/main.ts`. Tests pass another
 * folder as argument.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';

const outdir = process.argv[2] ?? join(import.meta.dirname, 'dist');
await rm(outdir, { recursive: true, force: true });
const { metafile } = await build({
  metafile: true,
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/main.ts', 'src/openInbox.ts'],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  // The oldest Node with `node:sqlite` without a flag.
  target: 'node22.13',
  conditions: ['@keystrand/source'],
  // Optional native client of pg, which is not installed.
  external: ['pg-native'],
  // CommonJS packages require Node's modules.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
await writeFile(join(outdir, 'modules.json'), JSON.stringify(Object.keys(metafile.inputs)));
