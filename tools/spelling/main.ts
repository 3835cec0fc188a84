/** Checks the spelling of this repository with cspell, and its prose for empty phrases. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyPhrases, findPhrases, houseSpelling } from './phrases.ts';
import type { Rule } from './phrases.ts';

const root = join(import.meta.dirname, '../..');

/** Files that visitors or developers read, with the rules for them. */
const checkedFiles: readonly { readonly files: readonly string[]; readonly rules: readonly Rule[] }[] = [
  {
    files: ['*.md', 'docs/**/*.md', 'libs/*/README.md'],
    rules: [...emptyPhrases, ...houseSpelling],
  },
  {
    files: ['libs/content/src/{pages,articles,assessment}/**/*.ts'],
    rules: [...emptyPhrases, ...houseSpelling],
  },
  // Without the house spelling: these also contain words that visitors may type and values of the HTML standard.
  { files: ['libs/content/src/*.ts', 'libs/content/src/forms/*.ts'], rules: emptyPhrases },
  { files: ['apps/site/src/**/*.{ts,tsx}', 'libs/ui/src/**/*.{ts,tsx}'], rules: emptyPhrases },
];

/** Returns the text of a file, for Markdown without code. */
function prose(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  if (!file.endsWith('.md')) return text;
  return text.replaceAll(/^```[^]*?^```|`[^`\n]+`/gm, (code) => code.replaceAll(/[^\n]/g, ' '));
}

const cspell = join(root, 'tools/checks/node_modules/cspell/bin.mjs');
const { status } = spawnSync(
  process.execPath,
  [
    cspell,
    'lint',
    '--no-progress',
    '--show-suggestions',
    '--cache',
    '--cache-strategy=content',
    '--cache-location=.cache/cspell',
  ],
  { cwd: root, stdio: 'inherit' },
);
const misspelt = status !== 0;
if (misspelt)
  console.error(
    '\nIf a word is correct, add it to tools/spelling/terms.txt, or to code.txt if only code uses it.',
  );

let phrases = 0;
for (const { files, rules } of checkedFiles) {
  for (const file of globSync(files, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })) {
    for (const { line, words, advice } of findPhrases(prose(file), rules)) {
      phrases += 1;
      console.error(`${file}:${String(line)} "${words}": ${advice}.`);
    }
  }
}
if (phrases > 0) console.error(`\n${String(phrases)} phrases to avoid; see tools/spelling/phrases.ts.`);
process.exitCode = misspelt || phrases > 0 ? 1 : 0;
