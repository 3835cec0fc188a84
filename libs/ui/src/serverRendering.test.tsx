// @vitest-environment node
/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true });

/** The component as its stories show it, without the frames that a story may put around it. */
const bare = (file: StoryFile) =>
  Object.fromEntries(
    Object.entries(file).map(([name, part]) => [name, { ...(part as object), decorators: [] }]),
  ) as unknown as StoryFile;

const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(bare(file))).map(
    ([name, Story]) =>
      [`${path.slice(2).replace('.stories.tsx', '')} ${name}`, Story as ComponentType] as const,
  ),
);

describe('rendered on a server', () => {
  it.each(stories)('%s carries no style attribute and starts with nothing invisible', (_, Story) => {
    const markup = renderToString(<Story />);
    // A strict policy forbids style attributes in markup; an animation library would prerender its first frame there.
    expect(markup).not.toMatch(/\sstyle=/);
  });
});
