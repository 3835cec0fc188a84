/**
 * Bundles our server into one file that needs no `node_modules`: `apps/site/build/serve/main.mjs`. It serves
 * `../../dist` with the settings in `../hosting.json`, relative to itself.
 */
import { join } from 'node:path';
import { build } from 'esbuild';

await build({
  entryPoints: [join(import.meta.dirname, 'main.ts')],
  outfile: join(import.meta.dirname, '../../apps/site/build/serve/main.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  // The oldest Node of "engines" in package.json.
  target: 'node20.19',
  // For packages in CommonJS format, such as `send`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
