import { expect, open, test } from './fixtures';

test('names the year, the tagline, the four social links and the legal links', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-01T12:00:00Z'));
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // The pages are built in another year than the visitor's.
  await expect(footer).toContainText('© 2031 Keystrand');
  await expect(footer).toContainText('Innovation | Security | Trust');
  for (const name of ['GitHub', 'Telegram', 'Discord', 'LinkedIn']) {
    const link = footer.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  for (const name of ['Terms of Use', 'Privacy Policy', 'Accessibility', 'Piracy Prevention', 'Contact']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('fades in and slides up once, when it first comes into view', async ({ page }) => {
  await open(page, '/');
  const moved = await page.evaluateHandle(() => {
    const seen = { styles: 0, runs: 0 };
    const content = document.querySelector('footer > div');
    if (!content) throw new Error('the footer has no content');
    let still = true;
    new MutationObserver(() => {
      seen.styles += 1;
      const animating = content.getAttribute('style') !== null && content.getAttribute('style') !== '';
      if (animating && still) seen.runs += 1;
      still = !animating;
    }).observe(content, { attributeFilter: ['style'] });
    return seen;
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await moved.jsonValue()).styles).toBeGreaterThan(5);
  await expect(page.locator('footer > div')).toHaveCSS('opacity', '1');
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.waitForTimeout(200);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  expect((await moved.jsonValue()).runs).toBe(1);
});

test('stands still under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(await page.locator('footer > div').getAttribute('style')).toBeNull();
});
