import { expect, it } from 'vitest';
import { limitRows, pageRows } from './report.ts';

const usage = (seconds: number, memory = 200) => ({ seconds, processor: 2 * seconds, memory });
const size = (pages: number, prerender: number, entryBytes: number, astro = 10) => ({
  pages,
  site: [
    {
      pages,
      client: usage(1),
      server: usage(4),
      prerender: usage(prerender, pages),
      documents: usage(prerender / 2, pages),
      entryBytes,
    },
  ],
  astro: [{ pages, ...usage(astro, 300) }],
});

it('compares pages a second with Astro, and the time a page with the least size', () => {
  expect(pageRows([size(100, 5, 15_000), size(1000, 40, 15_900)]).slice(1)).toEqual([
    ['100', '4.00', '2.00', '1.00', '0.25', '1.00', '100', '300', '15000'],
    ['1000', '0.50', '0.25', '0.22', '2.00', '0.80', '1000', '300', '15900'],
  ]);
});

it('judges growth from the least to the greatest size', () => {
  const verdicts = limitRows([size(100, 1, 15_000), size(1100, 11, 36_000)]).map((row) => row.slice(1));
  expect(verdicts.slice(1)).toEqual([
    ['21.0', '≤ 20', 'not met'],
    ['1.00', '≤ 1.2', 'met'],
    ['11.00', '≤ 1.5', 'not met'],
  ]);
  expect(limitRows([size(100, 1, 15_000)])).toHaveLength(1);
});

it('leaves the ratio out without Astro', () => {
  expect(pageRows([{ ...size(100, 5, 1), astro: [] }])[1]?.slice(1, 5)).toEqual(['', '', '', '']);
});
