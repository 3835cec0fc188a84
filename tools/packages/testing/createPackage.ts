import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { rmSync } from 'node:fs';
import type { PackageManifest, PublishedPackage } from '../packages.ts';
import { readPackage } from '../packages.ts';

/** Writes a package with one entry point to a temporary folder, which is removed after the test. */
export function createPackage(
  files: Readonly<Record<string, string>>,
  manifest: Partial<PackageManifest> = {},
): PublishedPackage {
  const folder = mkdtempSync(join(tmpdir(), 'keystrand-package-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const all = {
    'package.json': JSON.stringify({
      name: '@own/parts',
      version: '0.1.0',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      ...manifest,
    }),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return readPackage(folder);
}
