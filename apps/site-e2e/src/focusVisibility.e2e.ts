import { expect, waitForHydration } from './fixtures';
import { mostHidden, pressThroughPage } from './focusVisibility';
import { pageKinds } from './pageKinds';
import { test } from './sharedPage';

for (const { kind, path, tag } of pageKinds)
  test(
    `${kind} hides no focused element behind sticky or fixed parts`,
    { tag },
    async ({ page, expectedConsoleMessages }) => {
      if (kind === 'not-found') expectedConsoleMessages.push(/status of 404/);
      await page.goto(path);
      await waitForHydration(page);
      // Backwards, elements enter the viewport at its upper edge, where the header is.
      for (const key of ['Tab', 'Shift+Tab'] as const)
        await test.step(key, async () => {
          const elements = await pressThroughPage(page, key);
          expect(elements.length).toBeGreaterThan(20);
          expect(elements.filter(({ hidden }) => hidden > mostHidden)).toEqual([]);
          expect(elements.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
        });
    },
  );

test('the check finds a focused element behind a fixed part', async ({ page }) => {
  await page.goto('/terms-of-use');
  await waitForHydration(page);
  await page.evaluate(() => {
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '50% 0 0', zIndex: '1000', background: 'red' });
    document.body.append(cover);
  });
  const hidden = (await pressThroughPage(page, 'Tab')).filter((element) => element.hidden > mostHidden);
  expect(hidden.length).toBeGreaterThan(5);
});
