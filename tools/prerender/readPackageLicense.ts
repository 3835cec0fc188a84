import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LicensedPackage } from './licensesText.ts';

/**
 * Reads name, version and licence of an installed package.
 * @param from file or folder from which the package is resolved
 */
export async function readPackageLicense(name: string, from: string): Promise<LicensedPackage> {
  const file = createRequire(from).resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly version: string;
    readonly license?: string;
  };
  return {
    name,
    version,
    identifier: license ?? null,
    text: await readFile(join(dirname(file), 'LICENSE'), 'utf8'),
  };
}
