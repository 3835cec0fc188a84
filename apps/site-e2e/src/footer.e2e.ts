import { expect, open, test, waitForFrames } from './fixtures';
import { recordRequests } from './requests';

const springs = /\/assets\/springs-/;

test('the footer fades in and slides up once, when it first scrolls into view', async ({ page }) => {
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
  // The spring code is requested before the footer is in view; a footer that waits for it longer than 500 ms is still.
  const loaded = page.waitForResponse(springs);
  await page.evaluate(() => {
    const { top } = document.querySelector('footer')?.getBoundingClientRect() ?? { top: 0 };
    scrollBy({ top: top - innerHeight - 400, behavior: 'instant' });
  });
  await (await loaded).finished();
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await observed.jsonValue()).changes).toBeGreaterThan(5);
  await expect(page.locator('footer > div')).toHaveCSS('opacity', '1');
  await expect(page.locator('footer > div[style]:not([style=""])')).toHaveCount(0);
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(footer).not.toBeInViewport();
  await footer.scrollIntoViewIfNeeded();
  await waitForFrames(page, 30);
  expect((await observed.jsonValue()).animations).toBe(1);
  expect(requests.filter((url) => springs.test(url))).toHaveLength(1);
});

test('the footer has the current year and is still under reduced motion', async ({ page }) => {
  const requests = recordRequests(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Later than the year in which the page was built.
  await page.clock.setFixedTime(new Date('2031-05-01T12:00:00Z'));
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toContainText('© 2031 Keystrand');
  await waitForFrames(page, 30);
  expect(await page.locator('footer > div').getAttribute('style')).toBeNull();
  expect(requests.filter((url) => springs.test(url))).toEqual([]);
});
