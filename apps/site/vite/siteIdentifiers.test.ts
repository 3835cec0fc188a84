// @vitest-environment node
import { expect, it } from 'vitest';
import { siteIdentifiers } from './siteIdentifiers.ts';

const files = Array.from({ length: 100 }, (_, index) => `/work/libs/ui/src/${String(index)}.css.ts`);

const style = (file: number, number: number) => ({
  hash: `h${String(file)}${number.toString(36)}`,
  filePath: `../../libs/ui/src/${String(file)}.css.ts`,
});

it('gives every style a short name of its own with a capital letter', () => {
  const getName = siteIdentifiers(files, '/work/apps/site');
  const names = files.flatMap((_, file) =>
    Array.from({ length: 40 }, (_style, number) => getName(style(file, number))),
  );
  expect(new Set(names).size).toBe(4000);
  expect(names.filter((name) => !/^K[a-z\d]{1,3}$/.test(name))).toEqual([]);
});

it('names a style equally, in whichever order files are listed and evaluated, and again', () => {
  const getName = siteIdentifiers(files, '/work/apps/site');
  const other = siteIdentifiers([...files].reverse(), '/work/apps/site');
  const names = [style(3, 0), style(3, 1), style(7, 0)].map(getName);
  expect([style(7, 0), style(3, 0), style(3, 1)].map(other)).toEqual([names[2], names[0], names[1]]);
  expect(getName(style(3, 1))).toBe(names[1]);
});

it('refuses a file that is not listed', () => {
  expect(() => siteIdentifiers(files, '/work/apps/site')({ hash: 'h0', filePath: 'src/new.css.ts' })).toThrow(
    '"src/new.css.ts" is not in the list of files with styles',
  );
});
