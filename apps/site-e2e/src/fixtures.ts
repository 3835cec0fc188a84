import { test as playwrightTest } from '@playwright/test';
import type { ConsoleMessage, Locator, Page, WebError } from '@playwright/test';
import { expect, withWebKitGtk } from '../engines/webKitGtk';

export { expect };

export const phone = { width: 375, height: 740 };

interface Fixtures {
  /** Patterns of the console messages that a test causes on purpose; any other message fails it. */
  readonly expectedConsoleMessages: RegExp[];
  readonly failOnConsoleMessage: undefined;
}

/** Fails on every console message, uncaught error and policy violation that the test does not expect. */
export const test = withWebKitGtk(playwrightTest).extend<Fixtures>({
  expectedConsoleMessages: async ({ browserName: _browserName }, use) => {
    // Chromium's message about queries of tests that reach the sections which the site keeps out of a page's first paint.
    await use([/^verbose: Rendering was performed in a subtree hidden by content-visibility/]);
  },
  failOnConsoleMessage: [
    async ({ context, expectedConsoleMessages }, use) => {
      const messages: string[] = [];
      const onConsole = (message: ConsoleMessage) => messages.push(`${message.type()}: ${message.text()}`);
      const onError = (error: WebError) => messages.push(`page error: ${error.error().message}`);
      context.on('console', onConsole);
      context.on('weberror', onError);
      await use(undefined);
      context.off('console', onConsole);
      context.off('weberror', onError);
      const unexpected = messages.filter(
        (line) => !expectedConsoleMessages.some((pattern) => pattern.test(line)),
      );
      if (unexpected.length > 0) throw new Error(`Unexpected console messages:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

/** Opens a page of the site and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Follows a link of the footer by keyboard, because the footer's animation moves it away from the pointer. */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
}

/**
 * Waits for a number of animation frames: enough for scroll events, intersection observers and the start of an animation,
 * before an assertion that something has not happened.
 */
export async function waitForFrames(page: Page, count = 10): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Returns an element's position and size; throws if it is not rendered. */
export async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return box;
}
