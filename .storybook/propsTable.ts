import { isValidElement } from 'react';
import type { DocgenProp } from './docgen.ts';

/** What the props table shows of one prop. */
export interface PropsTableRow {
  readonly type: { readonly summary: string; readonly detail?: string };
  readonly defaultValue?: { readonly summary: string };
}

function defaultSummary({ tags, defaultValue }: DocgenProp): string | undefined {
  if (tags?.['default'] !== undefined) return tags['default'].replace(/\s+/g, ' ').trim();
  const value = defaultValue?.value;
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' && !/^(\[|\{|\(|true$|false$|\d)/.test(value)
    ? `'${value}'`
    : String(value);
}

/** Returns type and default value of a prop as a person writes them: `'small' | 'medium'`, default `'medium'`. */
export function propsTableRow(prop: DocgenProp): PropsTableRow {
  const { signature = prop.type.name, detail } = prop.type;
  const summary = defaultSummary(prop);
  return {
    type: { summary: signature, ...(detail ? { detail } : {}) },
    ...(summary === undefined ? {} : { defaultValue: { summary } }),
  };
}

/** Returns whether a reader can edit a value: a control would show an element or a function as its source. */
export function isEditable(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isEditable);
}

interface TableArgType {
  readonly table?: Readonly<Record<string, unknown>>;
}

/**
 * Sets type and default value in the props tables, and leaves out controls of values that are not editable. An
 * `argTypesEnhancer` of Storybook, whose own text quotes strings twice and shows the source of functions.
 */
export function readablePropsTable<T extends Readonly<Record<string, TableArgType>>>({
  argTypes,
  component,
  initialArgs,
}: {
  readonly argTypes: T;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly component?: unknown;
}): T {
  const docgen = (component as { __docgenInfo?: { props?: Record<string, DocgenProp> } } | undefined)
    ?.__docgenInfo;
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const prop = docgen?.props?.[name];
    return [
      name,
      {
        ...argType,
        ...(prop && { table: { ...argType.table, ...propsTableRow(prop) } }),
        ...(!isEditable(initialArgs[name]) && { control: false }),
      },
    ];
  });
  return Object.fromEntries(entries) as T;
}
