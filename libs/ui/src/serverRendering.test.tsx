// @vitest-environment node
/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true });

/** Removes the decorators, whose elements are not part of the component. */
const withoutDecorators = (file: StoryFile) =>
  Object.fromEntries(
    Object.entries(file).map(([name, part]) => [name, { ...(part as object), decorators: [] }]),
  ) as unknown as StoryFile;

const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(withoutDecorators(file))).map(
    ([name, Story]) =>
      [`${path.slice(2).replace('.stories.tsx', '')} ${name}`, Story as ComponentType] as const,
  ),
);

describe('server markup', () => {
  it.each(stories)('of %s has no style attribute', (_, Story) => {
    // A strict Content-Security-Policy forbids style attributes. An animation library would also prerender the first,
    // invisible frame of an animation there.
    expect(renderToString(<Story />)).not.toMatch(/\sstyle=/);
  });
});
