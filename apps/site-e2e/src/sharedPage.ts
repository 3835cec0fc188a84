import type { Page } from '@playwright/test';
import { test as base } from './fixtures';

/**
 * A test whose page is shared by all tests of a worker, for checks that do not depend on storage, cache or history. It saves
 * a browser context per test. Motion is reduced: axe and layout checks would measure elements in the middle of an animation.
 */
export const test = base.extend<object, { readonly sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, hasTouch, locale } = project.use;
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(viewport === undefined ? {} : { viewport }),
        ...(hasTouch === undefined ? {} : { hasTouch }),
        ...(locale === undefined ? {} : { locale }),
        reducedMotion: 'reduce',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedPage }, use) => {
    await use(sharedPage.context());
  },
  page: async ({ sharedPage, viewport }, use) => {
    // What an earlier test has left.
    if (viewport) await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({
      media: null,
      colorScheme: 'light',
      contrast: null,
      forcedColors: null,
      reducedMotion: 'reduce',
    });
    await use(sharedPage);
  },
});
