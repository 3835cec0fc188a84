import { afterEach, expect, inject } from 'vitest';
import { unreachableControls, walkTabStops } from './tabOrder.ts';
import { smallTargets } from './targetSize.ts';

/** Checks keyboard and touch input, in the state after the play function. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (!storyId || !inject('announcements') || task.result?.state === 'fail') return;
  expect(unreachableControls(), 'controls that Tab does not reach').toEqual([]);
  expect(await smallTargets(), 'targets that are too small on a touch screen').toEqual([]);
  expect(await walkTabStops(), 'faults of the tab order').toEqual([]);
});
