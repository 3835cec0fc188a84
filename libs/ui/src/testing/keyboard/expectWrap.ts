import { expect } from 'vitest';

/** Tab stops of the browser, and of Vitest's page around the story, between the ends of a modal dialog. */
const maxPresses = 3;

/**
 * Presses the key until the focus, which leaves the document at the end of a modal dialog, has moved to `target`; fails
 * if it moves to another element of the page.
 */
export async function expectWrap(press: () => Promise<void>, target: HTMLElement) {
  for (let count = 0; count < maxPresses; count += 1) {
    await press();
    if (document.activeElement === target) return;
    expect(document.body).toHaveFocus();
  }
  expect(target).toHaveFocus();
}
