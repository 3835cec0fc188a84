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

test('come when the page has been left in peace, and not in the way of what is wanted', async ({ page }) => {
  await page.clock.install();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/about');
  for (let press = 0; press < 3; press++) {
    await page.clock.runFor(3000);
    await page.keyboard.press('Shift');
  }
  expect(fetched.filter((url) => url.includes('particles'))).toEqual([]);
  await page.clock.runFor(4000);
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
  await page.clock.install();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/about');
  await page.clock.runFor(10_000);
  await page.waitForTimeout(500);
  await expect(page.locator(canvas)).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('particles'))).toEqual([]);
});
