import type { Page } from '@playwright/test';
import { expect, waitForFrames, waitForHydration } from './fixtures';
import { pageKinds } from './pageKinds';
import { test } from './sharedPage';
import { paths } from './sitePaths';

/** Narrowest and widest fluid sizes, and a width between them. The page is loaded at the first. */
const widths = [360, 768, 1280];

const fontFamily = 'Host Grotesk Variable';

/** Maximum layout shift; https://wicg.github.io/layout-instability/ */
const maxShift = 0.01;

/** Less than the height of a line, more than rounding, in pixels. */
const tolerance = 5;

interface TextBlock {
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the position of each visible element that contains text directly and is not inline. */
const textBlocks = (page: Page): Promise<readonly TextBlock[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('svg') &&
          !/^(?:inline|contents)$/.test(getComputedStyle(element).display) &&
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      )
      .map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { text: `${element.localName} ${element.textContent.trim().slice(0, 50)}`, top, bottom };
      }),
  );

/** Returns whether the page is hydrated. */
const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'));

/**
 * Lets the font of the style sheet fail, and delays the one that the application requests until the returned function is
 * called. Without the failure, the browser would show the font of the style sheet once the added one is deleted.
 */
async function delayFont(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    if (!(await isHydrated(page))) return route.abort();
    await promise;
    return route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

/** Faces in the style sheet: of English text, and of other letters. */
const declaredFaces = 2;

/** Waits until the application has added a face to those of the style sheet. */
const waitForFont = (page: Page) =>
  page.waitForFunction(
    ([family, declared]) =>
      [...document.fonts].filter((face) => face.family.includes(family)).length === declared + 1,
    [fontFamily, declaredFaces] as const,
  );

/** Returns the sum of the page's layout shifts up to now. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without an entry, the observer is not called.
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(0);
          });
        });
      }),
  );

/** Returns the first three text blocks that moved or have another height. */
const movedBlocks = (before: readonly TextBlock[], after: readonly TextBlock[]) =>
  after
    .flatMap(({ text, top, bottom }, index) => {
      const earlier = before[index];
      if (text !== earlier?.text) return [`${earlier?.text ?? 'nothing'} became ${text}`];
      const isSame =
        Math.abs(top - earlier.top) <= tolerance && Math.abs(bottom - earlier.bottom) <= tolerance;
      return isSame ? [] : [`${text}: ${JSON.stringify([earlier.top, earlier.bottom, top, bottom])}`];
    })
    .slice(0, 3);

/** Pages that `npm test` covers, one of each kind; `npm run test:extended` covers the others. */
const quick = new Set(pageKinds.map(({ path }) => path));

for (const path of paths)
  test(
    `${path} shows a font that arrives late, and nothing moves`,
    {
      tag: quick.has(path) ? [] : ['@extended'],
    },
    async ({ page, expectedConsoleMessages }) => {
      expectedConsoleMessages.push(/Failed to load resource/);
      const [firstWidth = 0, ...otherWidths] = widths;
      await page.setViewportSize({ width: firstWidth, height: 800 });
      const showFont = await delayFont(page);
      await page.goto(path);
      await waitForHydration(page);
      const fallback = await textBlocks(page);
      showFont();
      await waitForFont(page);
      expect(movedBlocks(fallback, await textBlocks(page)), `at ${String(firstWidth)} px`).toEqual([]);
      expect(await layoutShift(page)).toBeLessThanOrEqual(maxShift);
      await page.unroute('**/*.woff2');

      for (const width of otherWidths) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((family) => {
          const added = [...document.fonts].filter((face) => face.family.includes(family)).at(-1);
          if (added) document.fonts.delete(added);
        }, fontFamily);
        await waitForFrames(page, 3);
        // After a change of the width, the corrections for the old one are undone.
        await expect(
          page.locator('#root :is([style*="letter-spacing"], [style*="min-block-size"])'),
        ).toHaveCount(0);
        const before = await textBlocks(page);
        // As a string, because the test's compiler replaces import().
        await page.evaluate(
          `import(performance.getEntriesByType('resource').find(({ name }) => name.includes('/swapFont-')).name)
          .then(({ swapFont }) => swapFont())`,
        );
        await waitForFont(page);
        expect(movedBlocks(before, await textBlocks(page)), `at ${String(width)} px`).toEqual([]);
      }
    },
  );
