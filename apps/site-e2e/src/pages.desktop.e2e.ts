import { expectAccessible } from './accessibility';
import { applyFallbackFont } from './fallbackFont';
import { expect, waitForFrames, waitForHydration } from './fixtures';
import { applyTextSpacing, layoutFaults, noFaults } from './layoutFaults';
import { overlaps } from './overlaps';
import { test } from './sharedPage';
import { paths } from './sitePaths';
import { desktop, phone, zoomed200, zoomed400 } from './viewports';

test('the site has 68 pages', () => {
  expect(paths).toHaveLength(68);
});

for (const path of [...paths, '/no-such-page']) {
  test(`${path} is accessible in both themes and fits every viewport`, async ({
    page,
    expectedConsoleMessages,
  }) => {
    const status = path === '/no-such-page' ? 404 : 200;
    if (status === 404) expectedConsoleMessages.push(/status of 404/);
    const session = await page.context().newCDPSession(page);
    await page.setViewportSize(desktop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    for (const viewport of [desktop, phone])
      await test.step(`at ${String(viewport.width)} px`, async () => {
        await page.setViewportSize(viewport);
        // Touch changes the media features `hover` and `pointer`.
        await session.send('Emulation.setTouchEmulationEnabled', { enabled: viewport === phone });
        // A font that arrives late changes the letter-spacing of some texts (apps/site/src/fonts).
        expect(
          await page
            .locator('#root [style]:not([style*="letter-spacing"], [style*="min-block-size"])')
            .count(),
        ).toBe(0);
        await expectAccessible(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });

    const expectNoLayoutFaults = async () => {
      // Until the next frame, Chromium may apply media queries of the former width.
      await waitForFrames(page, 2);
      expect({ ...(await layoutFaults(page)), overlaps: await overlaps(page) }).toEqual({
        ...noFaults,
        overlaps: [],
      });
    };
    for (const viewport of [zoomed200, zoomed400])
      await test.step(`reflows at ${String(desktop.width / viewport.width)} times the size`, async () => {
        await page.setViewportSize(viewport);
        await expectNoLayoutFaults();
      });
    await test.step('keeps all text visible with wider text spacing', async () => {
      await applyTextSpacing(page);
      await expectNoLayoutFaults();
      await page.setViewportSize(desktop);
      await expectNoLayoutFaults();
    });
    await test.step('keeps all text visible if the web font has not loaded', async () => {
      await applyFallbackFont(page);
      await expectNoLayoutFaults();
      await page.setViewportSize(zoomed400);
      await expectNoLayoutFaults();
    });
    await session.detach();
  });
}
