import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

const { dirname } = import.meta;

/**
 * Bundles the inbox into files that need no `node_modules`: `main.mjs`, the program, and `openInbox.mjs`, which our site
 * server imports. Shared code and code that is loaded on demand are in further files beside them.
 * @param outdir folder of the files; what it contains is deleted first
 * @returns paths of the bundled source files, relative to the project, with slashes
 */
export async function bundleInbox(outdir: string): Promise<readonly string[]> {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: dirname,
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
  return Object.keys(metafile.inputs);
}
