import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraries, libraryFolder } from './packLibraries.ts';
import type { Library } from './packLibraries.ts';

/** An example of a README: a complete module. */
export interface ReadmeExample {
  readonly library: Library;
  /** Name of a file for the example, unique among all READMEs. */
  readonly file: string;
  readonly code: string;
  /** What its calls of `console.log` print, from the comments `// → …` behind them. */
  readonly output: readonly string[];
}

const readme = (library: Library) => readFileSync(join(libraryFolder(library), 'README.md'), 'utf8');

/** Returns the `ts` and `tsx` blocks of the READMEs of all libraries. */
export function readmeExamples(): readonly ReadmeExample[] {
  return libraries.flatMap((library) =>
    [...readme(library).matchAll(/^```(tsx?)\n([^]*?)^```$/gm)].map(
      ([, language = '', code = ''], index) => ({
        library,
        file: `${library}-${String(index + 1)}.${language}`,
        code,
        output: [...code.matchAll(/^ *console\.log\(.*\); \/\/ → (.*)$/gm)].map(([, value = '']) => value),
      }),
    ),
  );
}

/** Returns the languages of all blocks of code in the README of a library. */
export function readmeLanguages(library: Library): readonly string[] {
  return [...readme(library).matchAll(/^```(\w+)\n[^]*?^```$/gm)].map(([, language = '']) => language);
}

/** Returns every path of our packages that the README of a library names, such as `@keystrand/ui/dialog`. */
export function namedPaths(library: Library): readonly string[] {
  return [...new Set([...readme(library).matchAll(/@keystrand\/[\w-]+\/[\w.-]+/g)].map(([name]) => name))];
}
