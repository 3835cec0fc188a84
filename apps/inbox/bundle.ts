/**
 * Bundles the inbox into `dist`, or the folder of the argument: `main.mjs`, the program, `openInbox.mjs`, which our site server
 * imports, the code that they share, and the licences of the packages in it.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { serverConditions } from '../../.config/sourceConditions.ts';
import { licensesText } from '../../tools/licenses/licensesText.ts';
import type { LicensedPackage } from '../../tools/licenses/licensesText.ts';

const outDir = process.argv[2] ?? join(import.meta.dirname, 'dist');
await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, resolve: { conditions: serverConditions } },
  build: {
    ssr: true,
    // The oldest Node with `node:sqlite` without a flag.
    target: 'node22.13',
    outDir,
    emptyOutDir: true,
    license: { fileName: 'licenses.json' },
    rolldownOptions: {
      input: ['src/main.ts', 'src/openInbox.ts'],
      // Optional native client of pg, which is not installed.
      external: ['pg-native'],
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});

function readmeLicense(name: string): string | null {
  const readme = readFileSync(join(import.meta.dirname, '../../node_modules', name, 'README.md'), 'utf8');
  return /^#+ license\s*\n([^#]+)/im.exec(readme)?.[1] ?? null;
}

const licenses = join(outDir, 'licenses.json');
const packages = (JSON.parse(readFileSync(licenses, 'utf8')) as readonly LicensedPackage[]).map((each) => ({
  ...each,
  // Some have no file.
  text: each.text || readmeLicense(each.name),
}));
writeFileSync(join(outDir, 'licenses.txt'), licensesText('The inbox', packages));
rmSync(licenses);
