import type { Page } from '@playwright/test';
import { expect, open, test, waitForFrames } from './fixtures';
import { recordRequests } from './requests';

const isParticles = (url: string) => url.includes('particles');
/** The code that draws on the main thread. */
const isFallback = (url: string) => url.includes('particles-fallback');

/** Waits until the canvas shows anything. */
async function expectDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const canvas = document.querySelector('canvas');
    const context = document.createElement('canvas').getContext('2d');
    if (!canvas || !context) return false;
    context.drawImage(canvas, 0, 0, 300, 150);
    return context.getImageData(0, 0, 300, 150).data.some((value) => value > 0);
  });
}

test(
  'a worker draws particles after hydration, which can be paused',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/about');
    await expectDrawn(page);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter(isFallback)).toEqual([]);
    const control = page.getByRole('button', { name: 'Pause background' });
    await control.click();
    await expect(control).toHaveAttribute('aria-pressed', 'true');
    await test.step('they stay paused on other pages, and are absent from home', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Keystrand' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('canvas')).toHaveCount(0);
      await page.goBack();
      await expect(control).toHaveAttribute('aria-pressed', 'true');
      await open(page, '/contact');
      await expect(control).toHaveAttribute('aria-pressed', 'true');
    });
  },
);

test('particles load within a second of hydration, do not block clicks and fade behind text', async ({
  page,
}) => {
  await page.clock.install();
  const requests = recordRequests(page);
  await open(page, '/about');
  // Whatever the visitor presses meanwhile.
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Shift');
    await page.clock.runFor(200);
  }
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveCount(1);
  expect(requests.findIndex(isParticles)).toBeGreaterThan(
    requests.findIndex((url) => url.includes('/assets/entry-client')),
  );
  const { blocksClicks, isHidden, mask, left, top } = await canvas.evaluate((element) => {
    const { left = 0, top = 0 } =
      document.querySelector('h1')?.closest('[data-over-background]')?.getBoundingClientRect() ?? {};
    const layer = element.parentElement?.parentElement ?? element;
    const origin = layer.getBoundingClientRect();
    return {
      blocksClicks: Array.from({ length: 200 }, (_, index) =>
        document.elementFromPoint(20 + (index % 20) * 60, 100 + Math.floor(index / 20) * 60),
      ).includes(element),
      isHidden: element.closest('[aria-hidden="true"]') !== null,
      mask: getComputedStyle(layer).maskImage,
      left: left - origin.left,
      top: top - origin.top,
    };
  });
  expect(blocksClicks).toBe(false);
  expect(isHidden).toBe(true);
  // The rows of the heading begin with its block or with a text beside it.
  expect(Number(/rgba\(0, 0, 0, 0\) (\d+)px/.exec(mask)?.[1])).toBeLessThanOrEqual(Math.round(top));
  expect(mask).toContain(`rgba(0, 0, 0, 0) ${String(Math.round(left))}px`);
});

test('particles do not load under reduced motion or without a canvas', async ({ page }) => {
  await page.clock.install();
  const requests = recordRequests(page);
  const expectNoParticles = async () => {
    await open(page, '/about');
    await page.clock.runFor(10_000);
    await waitForFrames(page);
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause background' })).toHaveCount(0);
    expect(requests.filter(isParticles)).toEqual([]);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoParticles();
  // A page without particles: they would load at once.
  await open(page, '/');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await expectNoParticles();
});
