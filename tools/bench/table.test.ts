import { expect, it } from 'vitest';
import { markdownTable, textTable } from './table.ts';

const rows = [
  ['page', 'bytes'],
  ['/', '12,100'],
  ['/about', '9'],
];

it('aligns the first column to the left and the others to the right', () => {
  expect(textTable(rows)).toBe('page     bytes\n/       12,100\n/about       9');
});

it('writes Markdown and escapes pipes', () => {
  expect(markdownTable([...rows, ['a|b', '']])).toBe(
    '| page | bytes |\n| --- | --: |\n| / | 12,100 |\n| /about | 9 |\n| a\\|b |  |',
  );
});

it('rejects rows of different lengths', () => {
  expect(() => textTable([...rows, ['/blog']])).toThrow('1 cells instead of 2: /blog');
});
