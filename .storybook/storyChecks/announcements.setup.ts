import { afterEach, expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { settle } from '../conditions/settle.ts';
import { controls } from './controls.ts';
import { hideTimeOfDay } from './hideTimeOfDay.ts';
import { screenReaderTranscript } from './screenReaderTranscript.ts';

// One snapshot file holds the trees of all stories of a file, so they are written without quotes and escapes.
expect.addSnapshotSerializer({
  test: (value) => typeof value === 'string',
  serialize: (value: string) => value,
});

/** Lines of the largest tree with a transcript. Whole pages exceed it: they take seconds to read, and their parts have stories. */
const maxLines = 200;

const popover = ':popover-open';

/** Whether the page is hidden behind an open popover. Neither tool reads what is visible in a hidden body. */
const isPageHidden = (): boolean => !document.body.checkVisibility({ visibilityProperty: true });

/** Compares what assistive technology receives from the story, in the state after its play function. */
afterEach(async ({ expect: expectInTest, task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (!storyId || !inject('announcements') || task.result?.state === 'fail') return;
  const compare = (text: string, kind: string) => {
    expectInTest(hideTimeOfDay(text)).toMatchSnapshot(`${storyId}, ${kind}`);
  };
  await settle();
  const tree = await commands.ariaSnapshot(isPageHidden() ? popover : 'body');
  compare(tree, 'accessibility tree');
  if (tree.split('\n').length > maxLines || controls().length === 0) return;
  const root = isPageHidden() ? document.querySelector<HTMLElement>(popover) : document.body;
  if (root) compare(await screenReaderTranscript(root), 'screen reader');
});
