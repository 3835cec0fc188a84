/// <reference types="vite/client" />
import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import type { ParserOptions } from 'react-docgen-typescript';
import { docgenOptions, docgenTsconfig } from '../../../.storybook/docgen';
import type { DocgenProp } from '../../../.storybook/docgen';

/** A component and its props. */
export interface DescribedComponent {
  readonly displayName: string;
  readonly props: Readonly<Record<string, DocgenProp>>;
}

const files = Object.keys(import.meta.glob(['../src/*/*.tsx', '!../src/*/*.{stories,test}.tsx']));

/** Describes all components, with the settings of Storybook. Takes some seconds. */
export function describeComponents(): readonly DescribedComponent[] {
  const parser = withCustomConfig(docgenTsconfig, docgenOptions as unknown as ParserOptions);
  return parser.parse(
    files.map((path) => join(import.meta.dirname, path)),
  ) as unknown as readonly DescribedComponent[];
}
