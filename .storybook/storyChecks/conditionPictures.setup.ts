import { afterEach, expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { EmulatedMedia } from '../conditions/conditions.ts';
import { settle } from '../conditions/settle.ts';

/** Media features of the story tests. */
const usual = {
  media: 'screen',
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const satisfies EmulatedMedia;

const conditions = [
  { name: 'forced-colours', forcedColors: 'active' },
  { name: 'more-contrast', contrast: 'more' },
] as const;

/**
 * Compares pictures of one element of a story in forced colours and with more contrast, in the theme of the run. The story names
 * the element with the parameter `conditionPictures`, a CSS selector, if only a picture can judge how it is drawn.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  const root = document.documentElement;
  const selector = root.dataset['conditionPictures'];
  if (!storyId || !selector || !inject('screenshots') || task.result?.state === 'fail') return;
  const element = document.querySelector(selector);
  if (!element)
    throw new Error(
      `The story ${storyId} shows no element ${selector}, named by its parameter conditionPictures.`,
    );
  const colorScheme = root.classList.contains('dark') ? 'dark' : 'light';
  const times = element.querySelectorAll('time');
  for (const time of times) time.style.visibility = 'hidden';
  try {
    for (const { name, ...media } of conditions) {
      await commands.emulateMedia({ ...usual, colorScheme, ...media });
      await settle();
      await expect(page.elementLocator(element)).toMatchScreenshot(`${storyId}-${name}`);
    }
  } finally {
    for (const time of times) time.style.visibility = '';
    await commands.emulateMedia(usual);
    await settle();
  }
});
