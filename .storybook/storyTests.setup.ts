import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { settle } from './conditions/settle.ts';

// Long enough for `findBy*` and `waitFor` in play functions on a slow machine.
configure({ asyncUtilTimeout: 10_000 });

// Files share a page. The walk of Tab through the last story has scrolled it, and the header would cover other targets.
beforeEach(() => {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
});

// Takes the screenshot after the play function, in the state that the story shows.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (!storyId || !inject('screenshots') || task.result?.state === 'fail') return;
  // The parameter `screenshot: false`, for a story whose content changes with other files.
  if (document.documentElement.dataset['screenshot'] === 'false') return;
  // Storybook's padding, so that focus rings at the edge are not clipped.
  const padded = document.documentElement.dataset['layout'] !== 'fullscreen';
  document.body.style.padding = padded ? '16px' : '';
  await document.fonts.ready;
  // Not by waiting: an animation of an element that is not rendered may never end.
  await settle();
  // Positioned and overflowing elements do not add to the height of the body, so it is computed from all visible ones, in the
  // page's first position: the play function may have scrolled it.
  document.body.style.minBlockSize = '';
  window.scrollTo({ top: 0, behavior: 'instant' });
  const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const bottom = Math.max(...visible.map((element) => element.getBoundingClientRect().bottom));
  const { innerWidth, innerHeight } = window;
  const minHeight = Math.max(16, Math.ceil(bottom) + (padded ? 16 : 0));
  // Elements fixed to the lower edge of the window need no more than its height.
  const bodyHeight = bottom <= innerHeight ? Math.min(minHeight, innerHeight) : minHeight;
  document.body.style.minBlockSize = `${bodyHeight}px`;
  // Extends the viewport so that the screenshot shows the whole page. The document's scroll height alone would also contain what
  // is not visible, and move a dialog, which is centred in the window.
  const height = Math.min(bodyHeight, document.documentElement.scrollHeight);
  if (height > innerHeight) {
    await page.viewport(innerWidth, height);
    // Layout that depends on the viewport's height is updated after the next painted frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  // Playwright waits until an element is visible; the body is not while a popover hides the page behind it.
  document.body.style.visibility = 'visible';
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
  } finally {
    document.body.style.visibility = '';
    if (height > innerHeight) await page.viewport(innerWidth, innerHeight);
  }
});
