import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['./*/*.tsx', './*/*Props.ts', '!./**/*.stories.tsx', '!./**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

interface Documented {
  readonly name: string;
  readonly words: string;
}

/** Components that a file exports, each with the comment before it. */
function componentsIn(source: string): readonly Documented[] {
  return [...source.matchAll(/(?:(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n)?export function ([A-Z]\w+)/g)].map(
    ([, words = '', name = '']) => ({ name, words }),
  );
}

/** Properties, of the interfaces named `…Props`, that stand without a comment. */
function silentProps(source: string): readonly string[] {
  return [...source.matchAll(/export interface (\w+Props)[^{]*\{\n([\s\S]*?)\n\}/g)].flatMap(
    ([, owner = '', body = '']) => {
      const lines = body.split('\n');
      return lines
        .filter((line, index) => /^ {2}readonly /.test(line) && !lines[index - 1]?.endsWith('*/'))
        .map((line) => `${owner}: ${line.trim()}`);
    },
  );
}

const components = Object.values(sources).flatMap(componentsIn);

/** Has neither a look nor a behaviour of its own. */
const plumbing = new Set(['LinkProvider']);

describe('the documentation in Storybook', () => {
  it.each(components.filter(({ name }) => !plumbing.has(name)).map(({ name, words }) => [name, words]))(
    'says how %s is used by keyboard and which criteria it answers',
    (_name, words) => {
      expect(words).toContain('* Keyboard: ');
      expect(words).toContain('* WCAG: ');
    },
  );

  it('says what every property is for', () => {
    expect(Object.values(sources).flatMap(silentProps)).toEqual([]);
  });
});
