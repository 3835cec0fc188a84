import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../fixtures';
import { runStory } from './runStory';

interface Entry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const index = join(import.meta.dirname, '../../../../dist/storybook/index.json');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { readonly entries: Record<string, Entry> };

// All stories, so that one that does not render fails too.
for (const { type, id, title, name, tags } of Object.values(entries)) {
  if (type !== 'story') continue;
  test(
    `${title} › ${name}`,
    { tag: tags.includes('play-fn') ? ['@play'] : [] },
    async ({ storybook, expectedMessages }) => {
      // `runStory.ts` reads a story's viewport from it.
      expectedMessages.push(/Accessing the Story Store is deprecated/);
      // Of `loadStorybook`; WebKit's messages can arrive late.
      expectedMessages.push(/story matching 'none'/);
      await runStory(storybook, id);
    },
  );
}
