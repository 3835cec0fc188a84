/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import * as chat from './ChatPanel/index';
import * as dialog from './Dialog/index';
import type { Guidance, Key } from './guidance/Guidance';
import * as ui from './index';
import * as menuDialog from './MenuDialog/index';

const files = import.meta.glob<Guidance>('./*/*.guidance.ts', { import: 'guidance', eager: true });
// The files run in a browser, see `.storybook/keyboardTests.ts`.
const keyboardTests = import.meta.glob('./*/*.keyboard.test.tsx');
const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/*.{test,stories,css,guidance}.{ts,tsx}', '!./{testing,theme}/**'],
  { query: '?raw', import: 'default', eager: true },
);

const partNames = Object.keys({ ...ui, ...dialog, ...menuDialog, ...chat })
  .filter((name) => /^[A-Z]/.test(name))
  .sort();
const guidance = Object.values(files);
const ofEachPart = guidance.map((entry) => [entry.part, entry] as const);

const moduleOf = (part: string) => {
  const declaration = new RegExp(`export (?:function|const) ${part}\\b`);
  const found = Object.entries(sources).find(([, source]) => declaration.test(source));
  if (!found) throw new Error(`No module exports "${part}".`);
  return found[0];
};
const partModules: ReadonlySet<string> = new Set(partNames.map(moduleOf));

/** Returns the sources of a part: its module and what it imports, apart from other parts. */
function ownSources(part: string): readonly string[] {
  const visited = new Set<string>();
  const visit = (path: string) => {
    const source = sources[path];
    if (source === undefined || visited.has(path)) return;
    visited.add(path);
    for (const [, specifier = ''] of source.matchAll(/ from '(\.[^']+)'/g)) {
      const target = new URL(specifier, `file:///${path.slice(2)}`).pathname.slice(1);
      for (const extension of ['.ts', '.tsx']) {
        const imported = `./${target}${extension}`;
        if (!partModules.has(imported)) visit(imported);
      }
    }
  };
  visit(moduleOf(part));
  return [...visited].map((path) => sources[path] ?? '');
}

/** Keys that a control answers to, by a pattern of the source that renders it. */
const keysOf: readonly (readonly [RegExp, readonly Key[]])[] = [
  [/<button\b|<summary\b/, ['Enter', 'Space']],
  [/<(?:a|Link|RouterLink)\b/, ['Enter']],
  [/<select\b/, ['Arrow up', 'Arrow down', 'Characters']],
  [/<textarea\b/, ['Characters', 'Enter', 'Tab']],
  [/type="radio"/, ['Arrow up', 'Arrow down', 'Space']],
  [/type="checkbox"/, ['Space']],
  [/<input\b(?![^>]*type="(?:radio|checkbox)")/, ['Characters', 'Enter']],
  [/@ariakit\/react/, ['Tab', 'Shift + Tab', 'Escape']],
];

const keyByValue: Readonly<Record<string, Key>> = {
  ' ': 'Space',
  ArrowDown: 'Arrow down',
  ArrowUp: 'Arrow up',
  End: 'End',
  Enter: 'Enter',
  Escape: 'Escape',
  Home: 'Home',
  Tab: 'Tab',
};

/** Returns the keys that the sources handle themselves or through native controls. */
function handledKeys(texts: readonly string[]): readonly Key[] {
  const keys = texts.flatMap((text) => [
    ...keysOf.flatMap(([pattern, names]) => (pattern.test(text) ? names : [])),
    ...[...text.matchAll(/\bkey [!=]== '([^']+)'/g)].map(([, value = '']) => {
      const key = keyByValue[value];
      if (!key) throw new Error(`Add the key "${value}" to the type Key and to this table.`);
      return key;
    }),
  ]);
  return [...new Set(keys)].sort();
}

/** Parts that render none of the elements in their module. */
const withoutElements: ReadonlySet<string> = new Set(['LinkProvider']);

describe('guidance', () => {
  it('exists for every part that the package exports, and for nothing else', () => {
    expect(guidance.map(({ part }) => part).sort()).toEqual(partNames);
  });

  it('has tests of its keyboard table', () => {
    const tested = Object.keys(keyboardTests).map((path) => /(\w+)\.keyboard\.test\.tsx$/.exec(path)?.[1]);
    const withKeys = guidance.filter(({ keyboard }) => keyboard.length > 0).map(({ part }) => part);
    expect(tested.sort()).toEqual(withKeys.sort());
  });

  it('is in the file that has the name of its part', () => {
    expect(
      Object.entries(files).filter(([path, { part }]) => !path.endsWith(`/${part}.guidance.ts`)),
    ).toEqual([]);
  });
});

describe.each(ofEachPart)('the guidance for %s', (part, entry) => {
  const { purpose, useFor, notFor, limits, related, keyboard, accessibility } = entry;

  it('names other parts that exist', () => {
    const named = [
      ...related,
      ...notFor.flatMap(({ instead }) => instead ?? []),
      ...(entry.documentedWith ? [entry.documentedWith] : []),
    ];
    expect(named.filter((name) => name === part || !partNames.includes(name))).toEqual([]);
    expect(related).toHaveLength(new Set(related).size);
  });

  it('says which keys its controls answer to', () => {
    const required = withoutElements.has(part) ? [] : handledKeys(ownSources(part));
    const stated = keyboard.flatMap(({ keys }) => keys);
    expect(required.filter((key) => !stated.includes(key))).toEqual([]);
  });

  it('describes each effect once', () => {
    const rows = keyboard.flatMap(({ keys, on }) => keys.map((key) => `${key} on ${on}`));
    expect(rows).toHaveLength(new Set(rows).size);
  });

  it('mentions every WCAG criterion that its source cites', () => {
    const known = new Set<string>(accessibility.meets.map(({ criterion }) => criterion));
    const mentioned = accessibility.supply.join(' ');
    const comments = ownSources(part).flatMap((source) => source.match(/\/\*\*[\s\S]*?\*\//g) ?? []);
    const cited = comments
      .filter((comment) => comment.includes('WCAG'))
      .flatMap((comment) => comment.match(/\b\d\.\d\.\d{1,2}\b/g) ?? []);
    const missing = cited.filter((number) => !known.has(number) && !mentioned.includes(number));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('states limits that can be kept', () => {
    expect(limits.filter(({ min = 0, max }) => min > max || max < 1)).toEqual([]);
  });

  it('is short', () => {
    expect(purpose).toMatch(/^[A-Z].{10,118}\.$/);
    const lines = [...useFor, ...notFor.map(({ situation }) => situation)];
    expect(lines.filter((line) => line.length > 90 || line.endsWith('.'))).toEqual([]);
  });
});
