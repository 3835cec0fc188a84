import { cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { DocgenProp } from './docgen.ts';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'áƀçđéƒĝĥíĵķĺɱñóþɋŕšťúṽŵẋýž'][index] ?? letter,
  ]),
);

const accented = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const accent = accents[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? accent : accent.toUpperCase();
  });

/**
 * Returns a text in the pseudo-locale: in brackets, with accents on all letters, 40 % longer. A text that is shown without
 * brackets is not translatable. Text that is in the pseudo-locale already, or has no letters, is returned as it is.
 */
export function pseudo(text: string): string {
  if (text.startsWith('⟦') || !/[a-z]{2}/i.test(text)) return text;
  const filler = 'ẋéṽóñ '.repeat(Math.ceil((text.length * 0.4) / 6)).slice(0, Math.ceil(text.length * 0.4));
  return `⟦${accented(text)} ${filler.trim()}⟧`;
}

/** Returns the English words outside the brackets of the pseudo-locale; empty if the text is translatable as a whole. */
export function plainWords(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text || !rest.includes('⟦') ? rest.trim() : plainWords(rest);
}

/** Properties of objects, elements and components that contain no text for people. */
const notText =
  /^(className|id|for|htmlFor|href|path|src|lang|language|dir|rel|target|role|type|hue|icon|name|tone|value|defaultValue|variant|as|method|action|date|dateTime|locale|palette|fit|storage|autoComplete|inputMode|pattern|from|mark|party|kind|place|decides|does|now|sent|link)$|(Id|Href|Path|ClassName)$|^(data-|aria-(controls|describedby|labelledby|current|live|hidden|haspopup))/;

/** A component with the description that `react-docgen-typescript` adds to it. */
interface Described {
  readonly __docgenInfo?: {
    readonly displayName?: string;
    readonly props?: Readonly<Record<string, DocgenProp>>;
  };
}

/** Props that contain text, although others of the same name do not. */
const textProps: ReadonlySet<string> = new Set(['Logo.name']);

/** Dates are formatted in a language without Latin letters, in which English words are found. */
const pseudoLanguage = 'ja-JP';

/** Returns the texts that a component shows unless a prop replaces them, in the pseudo-locale. */
export function pseudoDefaults(component: unknown): Readonly<Record<string, unknown>> {
  const props = (component as Described | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.values(props).flatMap(({ name, required, tags, type }): [string, unknown][] => {
      if (name === 'locale') return [[name, pseudoLanguage]];
      const text = /^'(.*)'/.exec(tags?.['default'] ?? '')?.[1];
      if (required || text === undefined || notText.test(name)) return [];
      if (type.signature === 'string') return [[name, pseudo(text)]];
      if (/=> string$/.test(type.signature ?? ''))
        return [[name, (...values: readonly unknown[]) => pseudo(`${text} ${values.join(' ')}`)]];
      return [];
    }),
  );
}

/** Returns a value with all texts in it in the pseudo-locale: strings, arrays, objects, React elements. */
export function pseudoValue<T>(value: T, name = 'children'): T {
  if (typeof value === 'string') return (notText.test(name) ? value : pseudo(value)) as T;
  if (Array.isArray(value)) return value.map((item) => pseudoValue<unknown>(item, name)) as T;
  if (isValidElement(value)) return pseudoElement(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, pseudoValue<unknown>(item, key)]),
  ) as T;
}

/** Returns the props of a component in the pseudo-locale, with the texts that it would show by default. */
export function pseudoProps(
  component: unknown,
  props: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { displayName = '', props: described = {} } =
    (component as Described | undefined)?.__docgenInfo ?? {};
  const given = Object.entries(props).map(([name, value]) => {
    const choice = described[name]?.type.name === 'enum';
    const key = textProps.has(`${displayName}.${name}`) ? 'children' : name;
    return [name, choice ? value : pseudoValue(value, key)] as const;
  });
  // A button that is a link does not take the texts of a button.
  const link = props['href'] !== undefined && described['href']?.required === false;
  return { ...(link ? {} : pseudoDefaults(component)), ...Object.fromEntries(given) };
}

function pseudoElement(element: ReactElement): ReactElement {
  const { children, ...props } = pseudoProps(element.type, element.props as Record<string, unknown>);
  // Children that were written one by one need no keys; an array of them would.
  if (Array.isArray(children)) return cloneElement(element, props, ...(children as ReactNode[]));
  return cloneElement(
    element,
    children === undefined ? props : { ...props, children: children as ReactNode },
  );
}
