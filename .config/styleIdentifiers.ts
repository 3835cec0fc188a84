import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Style {
  /** Hash of the file, followed by the number of the style in the file. */
  readonly hash: string;
  /** Path of the file, relative to the root of the build. */
  readonly filePath: string;
  readonly packageName?: string | undefined;
}

const ofLibrary = ({ filePath, packageName }: Style) =>
  /\bui\/src\//.test(filePath) || (packageName === '@keystrand/ui' && filePath.startsWith('src/'));

/**
 * Returns the prefix of a class. `libs/ui/src/theme/base.css.ts` recognises the elements of components by `kst-` at the
 * start of their first class. Classes of the theme that applications use for elements of their own begin with `ksu-`.
 */
function getPrefix(style: Style): string {
  if (!ofLibrary(style)) return '_';
  return /\/theme\/(?!focusRing)/.test(style.filePath) ? 'ksu-' : 'kst-';
}

/** Paths of the files with styles in builds, whose order gives each a number. */
const files = globSync('{apps/site,libs/ui}/src/**/*.css.ts', {
  cwd: join(import.meta.dirname, '..'),
}).toSorted();

const fileHashes = new Map<string, string>();

/** Returns short identifiers, for builds: the numbers of the file and of the style in it. */
export function shortIdentifier(style: Style): string {
  const folder = ofLibrary(style) ? 'libs/ui' : 'apps/site';
  const path = join(folder, style.filePath.slice(style.filePath.indexOf('src/')));
  // The first style of a file has the number 0.
  const fileHash = fileHashes.get(path) ?? style.hash.slice(0, -1);
  fileHashes.set(path, fileHash);
  const file = files.indexOf(path);
  if (file < 0) throw new Error(`${style.filePath} is in none of the folders whose styles get short names.`);
  return getPrefix(style) + file.toString(36).padStart(2, '0') + style.hash.slice(fileHash.length);
}

/** Returns identifiers with the name of their file, for development and tests. */
export const readableIdentifier = (style: Style) =>
  `${getPrefix(style)}${basename(style.filePath, '.css.ts')}_${style.hash}`;
