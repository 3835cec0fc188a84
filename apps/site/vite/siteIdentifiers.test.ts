// @vitest-environment node
import { expect, it } from 'vitest';
import { siteIdentifiers } from './siteIdentifiers.ts';

const files = Array.from({ length: 100 }, (_, index) => `/work/libs/ui/src/${String(index)}.css.ts`);

const style = (file: number, number: number) => ({
  hash: `h${String(file)}${number.toString(36)}`,
  filePath: `../../libs/ui/src/${String(file)}.css.ts`,
});

it('gives every style a name of its own, with two characters for the first ones of a file', () => {
  const getName = siteIdentifiers(files, '/work/apps/site');
  const names = files.flatMap((_, file) =>
    Array.from({ length: 40 }, (_style, number) => getName(style(file, number))),
  );
  expect(new Set(names).size).toBe(4000);
  expect(names.slice(0, 22).every((name) => /^[a-z][a-z\d]$/i.test(name))).toBe(true);
  expect(names.every((name) => /^[a-z][a-z\d]{1,2}$/i.test(name))).toBe(true);
});

it('names a style equally, in whichever order files are listed and evaluated, and again', () => {
  const getName = siteIdentifiers(files, '/work/apps/site');
  const other = siteIdentifiers([...files].reverse(), '/work/apps/site');
  const names = [style(3, 0), style(3, 1), style(7, 0)].map(getName);
  expect([style(7, 0), style(3, 0), style(3, 1)].map(other)).toEqual([names[2], names[0], names[1]]);
  expect(getName(style(3, 1))).toBe(names[1]);
});

it('gives no name that a word of a selector contains or content blockers hide', () => {
  const all = Array.from({ length: 2000 }, (_, index) => `/work/${String(index)}.css.ts`);
  const getName = siteIdentifiers(all, '/work');
  const names = all.map((_, index) => getName({ hash: 'h0', filePath: `${String(index)}.css.ts` }));
  expect(names.filter((name) => name === name.toLowerCase() || /^ad/i.test(name))).toEqual([]);
});

it('refuses a file that is not listed', () => {
  expect(() => siteIdentifiers(files, '/work/apps/site')({ hash: 'h0', filePath: 'src/new.css.ts' })).toThrow(
    '"/work/apps/site/src/new.css.ts" is not in the list of files with styles.',
  );
});
