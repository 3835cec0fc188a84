// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('downloads the larger font only for characters that the smaller lacks', async () => {
  const css = await readFile(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const faces = [...css.matchAll(/unicode-range:([^;]*);/g)].map(([, ranges = '']) =>
    [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    ),
  );
  const ranges = faces.flat().sort(([first], [second]) => first - second);
  expect(faces).toHaveLength(2);
  expect(ranges.filter(([first], index) => first <= (ranges[index - 1]?.[1] ?? 0))).toEqual([]);
});
