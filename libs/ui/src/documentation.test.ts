/// <reference types="vite/client" />
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['./*/*.tsx', './*/*Props.ts', '!./**/*.stories.tsx', '!./**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** Returns the properties of the interfaces named `…Props` or `…Data` that have no doc comment. */
function undocumentedProps(source: string): readonly string[] {
  return [...source.matchAll(/export interface (\w+(?:Props|Data))[^{]*\{\n([\s\S]*?)\n\}/g)].flatMap(
    ([, owner = '', body = '']) => {
      const lines = body.split('\n');
      return lines
        .filter((line, index) => /^ {2}readonly /.test(line) && !lines[index - 1]?.endsWith('*/'))
        .map((line) => `${owner}: ${line.trim()}`);
    },
  );
}

it('describes every prop for Storybook and editors', () => {
  expect(Object.values(sources).flatMap(undocumentedProps)).toEqual([]);
});
