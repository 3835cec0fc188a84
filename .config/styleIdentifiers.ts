import { basename } from 'node:path';

interface Style {
  /** Hash of the file, followed by the number of the style in the file. */
  readonly hash: string;
  /** Path of the file, relative to the root of the build. */
  readonly filePath: string;
  /** Name of the package that is built. */
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

const files = new Map<string, string>();

/** Returns short identifiers, for builds. Throws if two files have the same. */
export function shortIdentifier(style: Style): string {
  const short = style.hash.slice(3);
  const { filePath } = style;
  if ((files.get(short) ?? filePath) !== filePath)
    throw new Error(
      `${filePath} and ${String(files.get(short))} have the same identifier "${short}". Rename one of them.`,
    );
  files.set(short, filePath);
  return getPrefix(style) + short;
}

/** Returns identifiers with the name of their file, for development and tests. */
export function readableIdentifier(style: Style): string {
  return `${getPrefix(style)}${basename(style.filePath, '.css.ts')}_${style.hash}`;
}
