import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LicensedPackage } from './licensesText.ts';

/** Returns the section 'License' of a README. */
function licenseSection(readme: string): string | undefined {
  return /^#+ (?:license|licence)\s*\n([\s\S]*?)(?=^#+ |$(?![\s\S]))/im.exec(readme)?.[1]?.trim();
}

/**
 * Reads name, version and licence of a package.
 * @param folder of its package.json; the text is that of the licence file, otherwise the section of the README
 */
export async function readPackageLicense(folder: string): Promise<LicensedPackage> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const files = await readdir(folder);
  const getText = async (pattern: RegExp) => {
    const file = files.find((candidate) => pattern.test(candidate));
    return file === undefined ? undefined : readFile(join(folder, file), 'utf8');
  };
  const text =
    (await getText(/^(?:license|licence)(?:\.\w+)?$/i)) ??
    licenseSection((await getText(/^readme\.md$/i)) ?? '');
  return { name, version, identifier: license ?? null, text: text ?? null };
}
