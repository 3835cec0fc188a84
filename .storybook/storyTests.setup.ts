import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// A slow machine is no defect: what a play function waits for may take its time.
configure({ asyncUtilTimeout: 10_000 });

// Runs after the story's play function: what is compared is the state that the story is about.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  // As on Storybook's own canvas, where the focus ring of what lies at the edge is seen.
  const padded = document.documentElement.dataset['layout'] !== 'fullscreen';
  document.body.style.padding = padded ? '16px' : '';
  await document.fonts.ready;
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  // What lies over the page or hangs out of it has no height of its own in the body.
  document.body.style.minBlockSize = '';
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const bottom = Math.max(...shown.map((element) => element.getBoundingClientRect().bottom));
  const { innerWidth, innerHeight } = window;
  const needed = Math.max(16, Math.ceil(bottom) + (padded ? 16 : 0));
  // What sticks to the window's lower edge needs no more than the window.
  document.body.style.minBlockSize = `${bottom <= innerHeight ? Math.min(needed, innerHeight) : needed}px`;
  // All of a long page is in the picture.
  const height = document.documentElement.scrollHeight;
  if (height > innerHeight) {
    await page.viewport(innerWidth, height);
    // What depends on the window's height has followed once a frame has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
  } finally {
    if (height > innerHeight) await page.viewport(innerWidth, innerHeight);
  }
});
