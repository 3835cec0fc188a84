/** How long a text or a list of a part may be; from the guidance of `ui` (`libs/ui/src/guidance/Guidance.ts`). */
export interface PartLimits {
  readonly part: string;
  readonly limits: readonly {
    /** Path to texts or lists in the props: `features` is the list, `features[].title` the title of each item. */
    readonly prop: string;
    readonly unit: 'characters' | 'words' | 'items';
    readonly min?: number;
    readonly max: number;
  }[];
}

/** One use of a part on a page. */
interface PartUse {
  readonly part: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a string or rich text, whose parts are strings or have a type. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) &&
    value.every((part) => typeof part === 'string' || (isRecord(part) && 'type' in part)));

/** Returns the text of a string, of rich text, or of React elements as far as their props contain it. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (!isRecord(value)) return '';
  if (isRecord(value['props'])) return textOf(value['props']['children']) + textOf(value['props']['text']);
  return textOf(value['text']);
}

/** Returns what is at `path` in the props: one value for each item of the lists on the way. */
function valuesAt(props: unknown, path: string): readonly unknown[] {
  return path
    .split(/\.|(?=\[\])/)
    .reduce<readonly unknown[]>(
      (values, step) =>
        values.flatMap((value): readonly unknown[] =>
          step === '[]' ? (Array.isArray(value) ? value : []) : isRecord(value) ? [value[step]] : [],
        ),
      [props],
    );
}

/** Returns where `isSought` is first true in the data of a page, as a path such as `features[1].title`. */
function findField(data: unknown, isSought: (value: unknown) => boolean, at = ''): string | undefined {
  if (isSought(data)) return at;
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries()) {
      const found = findField(item, isSought, `${at}[${String(index)}]`);
      if (found !== undefined) return found;
    }
  } else if (isRecord(data)) {
    for (const [name, value] of Object.entries(data)) {
      const found = findField(value, isSought, at === '' ? name : `${at}.${name}`);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Returns the field of the page's data that a value was made from; undefined for texts of the site's own code. */
function fieldOf(data: unknown, value: unknown): string | undefined {
  if (!Array.isArray(value)) {
    const text = textOf(value);
    return findField(data, (candidate) => isText(candidate) && textOf(candidate) === text);
  }
  const same = findField(data, (candidate) => candidate === value);
  if (same !== undefined) return same;
  // A list that the page has made from its data: found by the first text of its first item.
  const first = isRecord(value[0])
    ? Object.values(value[0]).find((text) => typeof text === 'string')
    : value[0];
  return first === undefined
    ? undefined
    : findField(data, (candidate) => candidate === first)?.replace(/\[0\].*$/, '');
}

function measure(value: unknown, unit: 'characters' | 'words' | 'items'): number | undefined {
  if (unit === 'items') return Array.isArray(value) ? value.length : undefined;
  const text = textOf(value).trim();
  if (text === '') return undefined;
  return unit === 'characters' ? [...text].length : text.split(/\s+/).length;
}

const allowed = (min: number, max: number) =>
  min === max
    ? `exactly ${String(max)}`
    : min > 0
      ? `${String(min)} to ${String(max)}`
      : `at most ${String(max)}`;

/**
 * Compares the texts and lists that a page gives to the parts of `ui` with the content limits of the parts.
 *
 * @param path path of the page
 * @param data data of the page, for naming the field that a text comes from
 * @returns one message for each limit that is broken, with page, field, part, limit and actual value
 */
export function brokenLimits(
  path: string,
  data: unknown,
  uses: readonly PartUse[],
  guidance: readonly PartLimits[],
): readonly string[] {
  const messages = uses.flatMap(({ part, props }) =>
    (guidance.find((entry) => entry.part === part)?.limits ?? []).flatMap(({ prop, unit, min = 0, max }) =>
      valuesAt(props, prop).flatMap((value) => {
        const actual = measure(value, unit);
        if (actual === undefined || (actual >= min && actual <= max)) return [];
        const field = fieldOf(data, value) ?? 'a text of the site';
        const text = unit === 'items' ? '' : `: “${textOf(value).trim()}”`;
        return [
          `${path}: ${field} has ${String(actual)} ${unit}; ${part} allows ${allowed(min, max)} for ${prop}${text}`,
        ];
      }),
    ),
  );
  return [...new Set(messages)];
}
