import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Waits until no animation or transition runs. Under reduced motion transitions take a few frames, because inherited
 * colours change one after another.
 *
 * Counts finished animations as ended although `getAnimations` still lists some: Chromium does not update the style of a
 * closed `details` element's content, and removes a finished transition from the list in that update.
 */
export async function waitForTransitions(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return document.getAnimations().filter(({ playState }) => playState !== 'finished').length;
      }),
    )
    .toBe(0);
}
