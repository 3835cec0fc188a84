import { resolve } from 'node:path';

/** Most styles of a file. */
const maxStyles = 72;

/**
 * Returns a function that names the styles of `files`. A name depends on the paths of the files and the order of the styles
 * in their file, not on the order in which files are evaluated, so that the bundles for the browser and for the prerender
 * have the same names. Each begins with a capital letter, because vanilla-extract takes every part of a selector that equals
 * a class for this class, and otherwise selectors have none.
 *
 * @param files absolute paths of all files with styles
 * @param root folder that the paths of the styles are relative to
 */
export function siteIdentifiers(files: readonly string[], root: string) {
  const sheets = files.toSorted().map((path) => ({ path, hashes: [] as string[] }));
  return ({ hash, filePath }: { readonly hash: string; readonly filePath: string }): string => {
    const position = sheets.findIndex(({ path }) => path === resolve(root, filePath));
    const { hashes = [] } = sheets[position] ?? {};
    // A file that is evaluated again, as during development, keeps its names.
    if (!hashes.includes(hash)) hashes.push(hash);
    if (position < 0 || hashes.length > maxStyles)
      throw new Error(
        `"${filePath}" is not in the list of files with styles, or has more than ${String(maxStyles)} styles.`,
      );
    return `K${(position * maxStyles + hashes.indexOf(hash)).toString(36)}`;
  };
}
