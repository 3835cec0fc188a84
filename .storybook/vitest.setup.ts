import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// A slow machine is no defect: what a play function waits for may take its time.
configure({ asyncUtilTimeout: 10_000 });

// Runs after the story's play function: what is compared is the state that the story is about.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await document.fonts.ready;
  // What lies over the page has no height of its own.
  const overlaid = document.querySelector('[role="dialog"]') !== null;
  document.body.style.minBlockSize = overlaid ? '100vh' : '';
  // All of a long page is in the picture.
  const height = document.documentElement.scrollHeight;
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
