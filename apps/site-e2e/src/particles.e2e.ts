import { expect, open, test } from './fixtures';

const canvas = 'canvas';

test('drift behind every page but home', async ({ page }) => {
  await open(page, '/about');
  await expect(page.locator(canvas)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Keystrand' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator(canvas)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(canvas)).toHaveCount(1);
});

test('leave the machine to the page until the visitor moves', async ({ page }) => {
  await page.clock.install();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/about');
  await page.clock.runFor(3000);
  expect(fetched.filter((url) => url.includes('particles'))).toEqual([]);
  await page.mouse.move(200, 200);
  await page.clock.resume();
  await expect(page.locator(canvas)).toHaveCount(1);
});

test('never catch a click meant for the page and are hidden from screen readers', async ({ page }) => {
  await open(page, '/about');
  await expect(page.locator(canvas)).toHaveCount(1);
  const caught = await page.evaluate(() => {
    for (let x = 20; x < innerWidth; x += 60) {
      for (let y = 100; y < innerHeight; y += 60) {
        if (document.elementFromPoint(x, y)?.closest('canvas')) return true;
      }
    }
    return false;
  });
  expect(caught).toBe(false);
  expect(
    await page.locator(canvas).evaluate((element) => element.closest('[aria-hidden="true"]') !== null),
  ).toBe(true);
});

test('can be paused, and stay paused on the next visit', async ({ page }) => {
  await open(page, '/about');
  const control = page.getByRole('button', { name: 'Pause the moving background' });
  await expect(control).toHaveAttribute('aria-pressed', 'false');
  await control.click();
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(control).toHaveAttribute('aria-pressed', 'true');
});

test('neither run nor load under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/about');
  await page.mouse.move(200, 200);
  await page.waitForTimeout(1500);
  await expect(page.locator(canvas)).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('particles'))).toEqual([]);
});
