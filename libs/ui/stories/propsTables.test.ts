// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocgenProp } from '../../../.storybook/docgen';
import { isEditable, propsTableRow } from '../../../.storybook/propsTable';
import { describeComponents } from './describeComponents';

interface Row {
  readonly name: string;
  readonly prop: DocgenProp;
  readonly type: string;
  readonly defaultValue: string | undefined;
}

let rows: readonly Row[] = [];
let source = '';
let count = 0;

beforeAll(() => {
  const entries = ['index', 'ChatPanel/index', 'Dialog/index', 'MenuDialog/index', 'theme/index'];
  source = entries
    .map((entry) => readFileSync(join(import.meta.dirname, `../src/${entry}.ts`), 'utf8'))
    .join('\n');
  const exported = describeComponents().filter(({ displayName }) =>
    new RegExp(`export \\{[^}]*\\b${displayName}\\b`).test(source),
  );
  count = exported.length;
  rows = exported.flatMap(({ displayName, props }) =>
    Object.values(props).map((prop) => {
      const { type, defaultValue } = propsTableRow(prop);
      return {
        name: `${displayName}.${prop.name}`,
        prop,
        type: type.summary,
        defaultValue: defaultValue?.summary,
      };
    }),
  );
}, 60_000);

const cell = (name: string) => {
  const row = rows.find((candidate) => candidate.name === name);
  return row && { type: row.type, defaultValue: row.defaultValue, required: row.prop.required };
};

const names = (wrong: (row: Row) => boolean) =>
  rows.filter(wrong).map(({ name, type }) => `${name}: ${type}`);

/** Types of React and the browser that a reader of the tables knows. */
const platform =
  /^(ReactNode|RefObject|HTMLElement|HTMLInputElement|ComponentType|Promise|Partial|ChangeEvent|MouseEvent)$/;

describe('props tables', () => {
  it('have controls for plain values only', () => {
    expect(isEditable({ term: 'price', replies: ['one', 2, null] })).toBe(true);
    expect(isEditable(createElement('p'))).toBe(false);
    expect(isEditable([{ icon: createElement('svg') }])).toBe(false);
    expect(isEditable({ answer: () => '' })).toBe(false);
  });

  it('cover every exported component', () => {
    expect(count).toBeGreaterThan(55);
    expect(rows.length).toBeGreaterThan(150);
  });

  it('list unions and show defaults as they are written in code', () => {
    expect(cell('GlowButton.size')).toEqual({
      type: "'small' | 'medium' | 'large'",
      defaultValue: "'medium'",
      required: false,
    });
    expect(cell('IconTile.hue')?.type).toBe(
      "'teal' | 'indigo' | 'red' | 'blue' | 'orange' | 'purple' | 'green'",
    );
    expect(cell('TextInput.type')).toEqual({
      type: "'text' | 'email' | 'tel' | 'url' | 'search'",
      defaultValue: "'text'",
      required: false,
    });
  });

  it('show callbacks with their parameters, and nodes by name', () => {
    expect(cell('ChatPanel.onUnread')?.type).toBe('(count: number) => void');
    expect(cell('TextButton.onClick')).toEqual({
      type: '(event: MouseEvent) => void',
      defaultValue: undefined,
      required: true,
    });
    expect(cell('Hero.lead')?.type).toBe('ReactNode');
  });

  it('show the members of a type that a prop refers to', () => {
    const steps = rows.find(({ name }) => name === 'Steps.steps');
    expect(steps?.type).toBe('StepItem[]');
    expect(steps?.prop.type.detail).toContain('/** Typical duration, in words. */');
  });

  it('show every default value', () => {
    const shown = (tags: DocgenProp['tags'], defaultValue: DocgenProp['defaultValue']) =>
      (defaultValue?.value ?? tags?.['default'] ?? null) !== null;
    expect(
      names(({ prop, defaultValue }) => shown(prop.tags, prop.defaultValue) && defaultValue === undefined),
    ).toEqual([]);
    expect(names(({ defaultValue }) => /=>|^"|''/.test(defaultValue ?? ''))).toEqual([]);
    expect(names(({ prop, defaultValue }) => prop.required && defaultValue !== undefined)).toEqual([]);
  });

  it('name the default of every optional label', () => {
    const labels = names(
      ({ name, prop, defaultValue }) => /Label$/.test(name) && !prop.required && defaultValue === undefined,
    );
    expect(labels).toEqual([]);
  });

  it('contain no truncated, expanded or untyped types', () => {
    expect(
      names(({ type }) => /\bany\b|\bunknown\b|\.\.\.|readonly|"|EventHandler|\bimport\(/.test(type)),
    ).toEqual([]);
  });

  it('name only types that the package exports, or show their members', () => {
    const internal = names(({ type, prop }) =>
      [...type.replace(/'[^']*'/g, '').matchAll(/\b[A-Z]\w+/g)].some(
        ([name]) =>
          !platform.test(name) &&
          !new RegExp(`\\b${name}\\b`).test(source) &&
          !prop.type.detail?.includes(name),
      ),
    );
    expect(internal).toEqual([]);
  });

  it('describe every prop in sentences', () => {
    expect(names(({ prop }) => !/^[A-Z`0-9][\s\S]*[.…]$/.test(prop.description.trim()))).toEqual([]);
    expect(names(({ prop }) => prop.description.includes('@'))).toEqual([]);
  });
});
