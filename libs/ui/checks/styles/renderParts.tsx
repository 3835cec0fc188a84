/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../../src/*/*.stories.tsx', { eager: true });

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Number of stories of each file: the first ones show most of a component. */
const storiesOfEach = 2;

/** Removes the decorators, whose elements are not part of the component. */
const withoutDecorators = (file: StoryFile) =>
  Object.fromEntries(
    Object.entries(file).map(([name, part]) => [name, { ...(part as object), decorators: [] }]),
  ) as unknown as StoryFile;

/** Returns the markup of the first stories of all components, after effects, by the name of the component. */
export async function renderParts(): Promise<ReadonlyMap<string, string>> {
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
  });
  // Missing in jsdom.
  Object.assign(Element.prototype, { scrollTo: () => undefined, scrollIntoView: () => undefined });

  const parts = new Map<string, string>();
  for (const [path, file] of Object.entries(files)) {
    const name = /([^/]+)\.stories/.exec(path)?.[1] ?? path;
    for (const Story of Object.values(composeStories(withoutDecorators(file))).slice(0, storiesOfEach)) {
      await act(async () => {
        const Component = Story as ComponentType;
        render(<Component />);
        await Promise.resolve();
      });
      parts.set(name, (parts.get(name) ?? '') + document.body.innerHTML);
      cleanup();
      document.body.replaceChildren();
    }
  }
  return parts;
}
