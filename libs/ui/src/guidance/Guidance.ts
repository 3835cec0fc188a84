import type { WcagCriterion } from './wcag';

type Entries = typeof import('../index') &
  typeof import('../Dialog/index') &
  typeof import('../MenuDialog/index') &
  typeof import('../ChatPanel/index');

/** Names of the components that the package exports: those that begin with a capital letter. */
export type PartName = {
  [Name in keyof Entries & string]: Name extends Uncapitalize<Name> ? never : Name;
}[keyof Entries & string];

/** One less, for limiting the depth of `PropPath`. */
type Less = [never, 0, 1];

/**
 * A prop, or what it contains: `features` is the prop, `features[]` each of its items, `features[].title` a property
 * of each item.
 */
export type PropPath<Props, Depth extends 0 | 1 | 2 = 2> = {
  [Name in keyof Props & string]:
    | Name
    | (NonNullable<Props[Name]> extends readonly (infer Item)[]
        ? | `${Name}[]`
          | (Item extends readonly unknown[] ? `${Name}[][]` : never)
          | ([Depth] extends [0]
              ? never
              : Item extends string | readonly unknown[]
                ? never
                : `${Name}[].${PropPath<Item, Less[Depth]>}`)
        : never);
}[keyof Props & string];

/**
 * How long a text or a list may be. The build of the site compares every prerendered page with the limits and fails if
 * a page breaks one.
 */
export interface ContentLimit<Path extends string = string> {
  /** Which prop, or which texts inside it. */
  readonly prop: Path;
  readonly unit: 'characters' | 'words' | 'items';
  /** Smallest number allowed. @default 0 */
  readonly min?: number;
  /** Largest number allowed. */
  readonly max: number;
}

/** A key or a key combination, by its name in the documentation. */
export type Key =
  | 'Tab'
  | 'Shift + Tab'
  | 'Enter'
  | 'Shift + Enter'
  | 'Space'
  | 'Escape'
  | 'Arrow up'
  | 'Arrow down'
  | 'Arrow left'
  | 'Arrow right'
  | 'Home'
  | 'End'
  | 'Characters';

/** What keys do in one situation. Each row can be tested by itself. */
export interface KeyboardRow {
  /** Any one of these has the effect. */
  readonly keys: readonly [Key, ...Key[]];
  /** Where the focus is, or the state of the part. */
  readonly on: string;
  /** The effect, as a third-person verb phrase without a full stop. */
  readonly does: string;
}

/** A WCAG 2.2 success criterion that the part meets by itself, and how. */
export interface MetCriterion {
  readonly criterion: WcagCriterion;
  readonly how: string;
}

/**
 * Guidance for one part, from which its Storybook page, `registry.json`, `llms.txt` and the checks of content limits are
 * made. Pure data: the file of a part, `X.guidance.ts`, imports types only.
 *
 * @typeParam Props props of the part, so that a content limit can name existing ones only
 */
export interface Guidance<Props = Readonly<Record<string, unknown>>> {
  /** Name under which the package exports the part. */
  readonly part: string;
  /** What the part is, in one sentence. */
  readonly purpose: string;
  /** Situations in which to use it. */
  readonly useFor: readonly [string, ...string[]];
  /** Situations in which to use another part, or none. */
  readonly notFor: readonly { readonly situation: string; readonly instead?: PartName }[];
  /** Limits of texts and lists; empty if the part has no text of its own. */
  readonly limits: readonly ContentLimit<PropPath<Props>>[];
  /** Parts that are used with it or could be confused with it. */
  readonly related: readonly PartName[];
  /** Every key that does something; empty if nothing in the part can receive the focus. */
  readonly keyboard: readonly KeyboardRow[];
  readonly accessibility: {
    /** Where the accessible name comes from. */
    readonly name: string;
    /** Role, or native element, exposed to assistive technology. */
    readonly role: string;
    /** What the part meets by itself. */
    readonly meets: readonly MetCriterion[];
    /** What the page that uses the part must see to. */
    readonly supply: readonly string[];
  };
  /** The part on whose Storybook page this one is documented. @default its own */
  readonly documentedWith?: PartName;
}
