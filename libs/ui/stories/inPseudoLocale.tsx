/// <reference types="vite/client" />
import type { composeStories } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { pseudo, pseudoProps, pseudoValue } from '../../../.storybook/pseudoLocale';
import { defaultTexts } from '../src/ChatPanel/texts';
import type { ChatTexts } from '../src/ChatPanel/texts';
import type { DescribedComponent } from './describeComponents';

export type StoryFile = Parameters<typeof composeStories>[0];
type Args = Record<string, unknown>;
interface StoryPart {
  readonly args?: Args;
  readonly component?: unknown;
  readonly decorators?: readonly ((Story: ComponentType, context: never) => ReactNode)[];
  readonly render?: (args: Args, context: never) => ReactNode;
}

/** The files of all stories of components, by their paths. */
export const storyFiles = import.meta.glob<StoryFile>('../src/*/*.stories.tsx', {
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/*/*.tsx', '!../src/*/*.{stories,test}.tsx'],
  {
    eager: true,
  },
);

/** Adds to each component what Storybook adds to it, from which the default texts are read. */
export function addDescriptions(described: readonly DescribedComponent[]): void {
  for (const module of Object.values(modules)) {
    for (const [name, component] of Object.entries(module)) {
      const description = described.find(({ displayName }) => displayName === name);
      if (description && typeof component === 'function')
        Object.assign(component, { __docgenInfo: description });
    }
  }
}

/** The texts of the chat that are functions have no prop each, so that they are listed here. */
function pseudoTexts(contactHref: string): ChatTexts {
  const entries = Object.entries(defaultTexts(contactHref)).map(([name, text]) => [
    name,
    typeof text === 'function'
      ? (count: number) => pseudo((text as (count: number) => string)(count))
      : pseudoValue<unknown>(text),
  ]);
  return Object.fromEntries(entries) as ChatTexts;
}

const chatArgs = (): Args => {
  const reply = [pseudo('The reply of the engine')];
  return {
    delay: 0,
    texts: pseudoTexts('/contact'),
    engine: {
      answer: () => ({ matched: false, reply }),
      suggest: () => [{ term: pseudo('suggested topic'), ranges: [[1, 4]] }],
    },
  };
};

/** Returns the stories of a file with all texts of their arguments, elements and decorators in the pseudo-locale. */
export function inPseudoLocale(file: StoryFile): StoryFile {
  const meta = file.default as StoryPart;
  const Component = meta.component as ComponentType<Args>;
  const translate = (story: StoryPart): StoryPart => ({
    ...story,
    decorators: (story.decorators ?? []).map(
      (decorate) => (Story: ComponentType, context: never) => pseudoValue(decorate(Story, context)),
    ),
  });
  const translated = Object.entries(file as unknown as Record<string, StoryPart>).map(([name, part]) => {
    if (name === 'default') return [name, translate({ ...part, args: {} })];
    const show = part.render ?? meta.render ?? ((args: Args) => <Component {...args} />);
    const args = {
      ...pseudoProps(Component, { ...meta.args, ...part.args }),
      ...(meta.args && 'engine' in meta.args ? chatArgs() : {}),
    };
    const render = (given: Args, context: never) => pseudoValue(show(given, context));
    return [name, { ...translate(part), args, render, play: undefined }];
  });
  return Object.fromEntries(translated) as unknown as StoryFile;
}
