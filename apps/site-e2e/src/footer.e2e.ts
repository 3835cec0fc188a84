import { expect, open, test, waitForFrames } from './fixtures';
import { recordRequests } from './requests';

const springs = /\/assets\/springs-/;

test('fades in and slides up once, when it first scrolls into view', async ({ page }) => {
  const requests = recordRequests(page);
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const observed = await page.evaluateHandle(() => {
    const counts = { changes: 0, animations: 0 };
    const content = document.querySelector('footer > div');
    if (!content) throw new Error('The footer has no content.');
    let wasAnimating = false;
    new MutationObserver(() => {
      counts.changes += 1;
      const isAnimating = Boolean(content.getAttribute('style'));
      if (isAnimating && !wasAnimating) counts.animations += 1;
      wasAnimating = isAnimating;
    }).observe(content, { attributeFilter: ['style'] });
    return counts;
  });
  const content = page.locator('footer > div');
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await observed.jsonValue()).changes).toBeGreaterThan(5);
  await expect(content).toHaveCSS('opacity', '1');
  await expect.poll(async () => (await content.getAttribute('style')) ?? '').toBe('');
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(footer).not.toBeInViewport();
  await waitForFrames(page);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  await waitForFrames(page, 30);
  expect((await observed.jsonValue()).animations).toBe(1);
  expect(requests.some((url) => springs.test(url))).toBe(true);
});

test('has the current year, the tagline, social and legal links, and no animation under reduced motion', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Later than the year in which the page was built.
  await page.clock.setFixedTime(new Date('2031-05-01T12:00:00Z'));
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
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
  await waitForFrames(page, 30);
  expect(await page.locator('footer > div').getAttribute('style')).toBeNull();
  expect(requests.filter((url) => springs.test(url))).toEqual([]);
});
