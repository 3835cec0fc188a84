import type { Page } from '@playwright/test';
import { expect, open, test, waitForFrames } from './fixtures';
import { recordRequests } from './requests';

const isParticles = (url: string) => url.includes('particles');
/** The code that draws on the main thread. */
const isFallback = (url: string) => url.includes('particles-fallback');

/** Returns whether the canvas shows anything. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const context = new OffscreenCanvas(300, 300).getContext('2d');
    if (!canvas || !context) return false;
    context.drawImage(canvas, 0, 0, 300, 300);
    return context.getImageData(0, 0, 300, 300).data.some((value) => value > 0);
  });

test('particles load soon after hydration, do not block clicks and can be paused', async ({
  page,
  hasTouch,
}) => {
  await page.clock.install();
  const requests = recordRequests(page);
  const canvas = page.locator('canvas');

  await test.step('load within a second of hydration, whatever the visitor presses', async () => {
    await open(page, '/about');
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Shift');
      await page.clock.runFor(200);
    }
    await expect(canvas).toHaveCount(1);
    const loaded = requests.filter(isParticles);
    expect(loaded).not.toEqual([]);
    expect(requests.indexOf(String(loaded[0]))).toBeGreaterThan(
      requests.findIndex((url) => url.includes('/assets/entry-client')),
    );
  });
  await test.step('are drawn by a worker', async () => {
    await expect
      .poll(() => page.workers().map((worker) => new URL(worker.url()).pathname))
      .toEqual([expect.stringMatching(/^\/assets\/particles-worker-/)]);
    await expect.poll(() => isDrawn(page)).toBe(true);
    expect(requests.filter(isFallback)).toEqual([]);
  });
  await test.step('do not block clicks and are hidden from screen readers', async () => {
    const blocksClicks = await page.evaluate(() => {
      for (let x = 20; x < innerWidth; x += 60) {
        for (let y = 100; y < innerHeight; y += 60) {
          if (document.elementFromPoint(x, y)?.closest('canvas')) return true;
        }
      }
      return false;
    });
    expect(blocksClicks).toBe(false);
    expect(await canvas.evaluate((element) => element.closest('[aria-hidden="true"]') !== null)).toBe(true);
  });
  await test.step('fade behind the heading block', async () => {
    const hidden = await canvas.evaluate((element) => {
      const mask = element.parentElement?.parentElement;
      const text = document.querySelector('h1')?.closest('[data-over-background]');
      if (!mask || !text) return undefined;
      const { left, top } = text.getBoundingClientRect();
      const origin = mask.getBoundingClientRect();
      const edges = [left - origin.left, top - origin.top].map((edge) => `${String(Math.round(edge))}px`);
      return { edges, mask: getComputedStyle(mask).maskImage };
    });
    expect(hidden?.edges).toHaveLength(2);
    for (const edge of hidden?.edges ?? [])
      expect(hidden?.mask).toMatch(new RegExp(`rgba\\(0, 0, 0, 0\\) ${edge}`));
  });
  await test.step('appear on every page except home', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Keystrand' }).click();
    await expect(page).toHaveURL('/');
    await expect(canvas).toHaveCount(0);
    await expect.poll(() => page.workers()).toEqual([]);
    await page.goBack();
    await expect(canvas).toHaveCount(1);
  });
  await test.step('stay paused after a reload', async () => {
    const control = page.getByRole('button', { name: 'Pause background' });
    await expect(control).toHaveAttribute('aria-pressed', 'false');
    await (hasTouch ? control.tap() : control.click());
    await expect(control).toHaveAttribute('aria-pressed', 'true');
    await open(page, '/about');
    await page.clock.fastForward(5000);
    await expect(control).toHaveAttribute('aria-pressed', 'true');
  });
});

test('particles do not load under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const requests = recordRequests(page);
  await open(page, '/about');
  await page.clock.runFor(10_000);
  await waitForFrames(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(requests.filter(isParticles)).toEqual([]);
});

test('particles are drawn on the main thread if their worker cannot be loaded', async ({
  page,
  expectedConsoleMessages,
}) => {
  expectedConsoleMessages.push(/particles-worker|ERR_FAILED/);
  await page.route('**/assets/particles-worker-*.js', (route) => route.abort());
  const requests = recordRequests(page);
  await open(page, '/about');
  await expect.poll(() => requests.filter(isFallback)).toHaveLength(1);
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expect(page.locator('canvas')).toHaveCount(1);
  expect(page.workers()).toEqual([]);
});
