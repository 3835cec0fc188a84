import type { BrowserCommand } from 'vitest/node';
import type { EmulatedMedia } from './conditions.ts';

/** Emulates media features in the page of the tests. */
const emulateMedia: BrowserCommand<[media: Required<EmulatedMedia>]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

/** Returns the accessibility tree of the element, by default the whole story, in Playwright's notation. */
const ariaSnapshot: BrowserCommand<[selector?: string]> = async ({ iframe }, selector = 'body') =>
  iframe.locator(selector).ariaSnapshot();

/** Commands that the tests run outside the browser. */
export const commands = { emulateMedia, ariaSnapshot };

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Required<EmulatedMedia>) => Promise<void>;
    ariaSnapshot: (selector?: string) => Promise<string>;
  }
}
