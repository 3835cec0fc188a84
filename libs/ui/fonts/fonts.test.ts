// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { basicLatin, basicLatinFile, basicLatinFont } from './basicLatinFont';

const fileOf = (path: string) => join(import.meta.dirname, '..', path);

it('the font of English text is that of the installed version (node fonts/generate.ts)', async () => {
  const committed = await readFile(fileOf(basicLatinFile));
  expect(committed.equals(await basicLatinFont())).toBe(true);
});

it('the style sheet loads the larger font only for characters that the smaller lacks', async () => {
  const css = await readFile(fileOf('src/theme/fonts.css'), 'utf8');
  const [larger, smaller] = [...css.matchAll(/unicode-range:([^;]*);/g)].map(
    ([, ranges = '']) =>
      new Set(
        [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
          const [from, to] = [first, last].map((hex) => Number.parseInt(hex, 16)) as [number, number];
          return Array.from({ length: to - from + 1 }, (_, index) => from + index);
        }),
      ),
  );
  expect(smaller).toEqual(basicLatin);
  expect([...(larger ?? [])].filter((codePoint) => basicLatin.has(codePoint))).toEqual([]);
});
