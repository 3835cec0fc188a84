import { afterEach, expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { screenReaderTranscript } from './screenReaderTranscript.ts';
import { controls } from './controls.ts';

// One snapshot file holds the trees of all stories of a file, so they are written without quotes and escapes.
expect.addSnapshotSerializer({
  test: (value) => typeof value === 'string',
  serialize: (value: string) => value,
});

/** Compares what assistive technology receives from the story, in the state after its play function. */
afterEach(async ({ expect: expectInTest, task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (!storyId || !inject('announcements') || task.result?.state === 'fail') return;
  expectInTest(await commands.ariaSnapshot()).toMatchSnapshot(`${storyId}, accessibility tree`);
  if (controls().length === 0) return;
  expectInTest(await screenReaderTranscript(document.body)).toMatchSnapshot(`${storyId}, screen reader`);
});
