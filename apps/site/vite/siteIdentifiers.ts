import { resolve } from 'node:path';

interface Style {
  /** Hash of the file, followed by the number of the style in the file. */
  readonly hash: string;
  /** Path of the file, relative to `root`. */
  readonly filePath: string;
}

const lowercase = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
const letters = [...lowercase, ...lowercase.map((letter) => letter.toUpperCase())];
const characters = [...letters, ...'0123456789'];

/**
 * Each has a capital letter, because vanilla-extract takes every part of a selector that equals a class for this class, and
 * otherwise selectors have none. Content blockers hide the classes `ad` and `ads`, in some cases in capitals too.
 */
const twoCharacters = letters
  .flatMap((first) => characters.map((second) => first + second))
  .filter((name) => /[A-Z]/.test(name) && name.toLowerCase() !== 'ad');

/**
 * Returns a function that gives the styles of `files` names of two characters. Each file has an equal share of these names
 * and continues with names of three. A name depends on the paths of the files and the order of the styles in their file, not
 * on the order in which files are evaluated, so that the bundles for the browser and for the prerender have the same names.
 *
 * @param files absolute paths of all files with styles
 * @param root folder that the paths of the styles are relative to
 */
export function siteIdentifiers(files: readonly string[], root: string): (style: Style) => string {
  const sorted = [...files].sort();
  const share = Math.floor(twoCharacters.length / sorted.length);
  const numbersByFile = new Map<string, Map<string, number>>();
  return ({ hash, filePath }) => {
    const path = resolve(root, filePath);
    const position = sorted.indexOf(path);
    if (position < 0) throw new Error(`"${path}" is not in the list of files with styles.`);
    const numbers = numbersByFile.get(path) ?? new Map<string, number>();
    numbersByFile.set(path, numbers);
    // A file that is evaluated again, as during development, keeps its names.
    const number = numbers.get(hash) ?? numbers.size;
    numbers.set(hash, number);
    const name = twoCharacters[position * share + (number % share)];
    const repetition = Math.floor(number / share);
    const suffix = repetition === 0 ? '' : characters[repetition - 1];
    if (name === undefined || suffix === undefined)
      throw new Error(`"${path}" has more than ${String(share * (characters.length + 1))} styles.`);
    return name + suffix;
  };
}
