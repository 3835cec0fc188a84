import { expectAccessible } from './accessibility';
import { expect, waitForHydration } from './fixtures';
import { applyTextSpacing, layoutFaults, noFaults } from './layoutFaults';
import { test } from './sharedPage';
import { paths } from './sitePaths';
import { desktop, phone } from './viewports';

/** 1280 by 1024 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

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
        expect(await page.locator('#root [style]').count()).toBe(0);
        await expectAccessible(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });

    await test.step('reflows at 400 % zoom', async () => {
      await page.setViewportSize(zoomed);
      expect(await layoutFaults(page)).toEqual(noFaults);
    });
    await test.step('keeps all text visible with wider text spacing', async () => {
      await applyTextSpacing(page);
      expect(await layoutFaults(page)).toEqual(noFaults);
      await page.setViewportSize(desktop);
      expect(await layoutFaults(page)).toEqual(noFaults);
    });
    await session.detach();
  });
}
