import type { Guidance } from '../src/guidance/Guidance.ts';

/** A prop of a part, apart from the attributes of its root element. */
export interface RegistryProp {
  readonly name: string;
  /** In TypeScript. */
  readonly type: string;
  readonly required: boolean;
  /** In TypeScript, or in words. */
  readonly default?: string;
  /** In Markdown. */
  readonly description: string;
}

/** A part: how to import it, its props, and its guidance. */
export interface RegistryPart extends Omit<Guidance, 'part' | 'documentedWith' | 'accessibility'> {
  readonly name: string;
  /** Entry point of the package. */
  readonly entry: string;
  /** Import declaration. */
  readonly import: string;
  /** File of `dist` that declares the types. */
  readonly declaration: string;
  /** Style sheet with the styles of the part and of what it renders. */
  readonly css: string;
  /** Whether the part uses client features, and is marked with `'use client'`. */
  readonly client: boolean;
  readonly props: readonly RegistryProp[];
  readonly accessibility: Omit<Guidance['accessibility'], 'meets'> & {
    readonly meets: readonly {
      readonly criterion: string;
      readonly title: string;
      readonly level: 'A' | 'AA' | 'AAA';
      readonly how: string;
    }[];
  };
  /** Custom properties of the theme that the styles of the part use by themselves. */
  readonly tokens: readonly string[];
}

/** Contents of `registry.json`. */
export interface Registry {
  readonly $schema: string;
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly parts: readonly RegistryPart[];
}
