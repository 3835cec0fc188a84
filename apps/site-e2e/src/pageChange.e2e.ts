import { expect, open, test, waitForFrames, waitForHydration } from './fixtures';
import { holdRequests, recordNavigations, serveNewerData } from './requests';

test('a page change keeps the document, moves focus and is announced', async ({ page }) => {
  const navigations = recordNavigations(page);
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');

  await test.step('the skip link is first and moves focus to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('focusing a link prefetches its page', async () => {
    const data = page.waitForRequest('**/data/case-studies.json');
    await footer.getByRole('link', { name: 'Case studies' }).focus();
    await data;
  });
  await test.step('a page change sets title, focus, canonical URL and one announcement', async () => {
    // By keyboard, because the footer's animation would move the link away from the pointer.
    await footer.getByRole('link', { name: 'Privacy Policy' }).press('Enter');
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page).toHaveTitle('Privacy Policy: data we receive, and why · Keystrand');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Privacy Policy' })).toHaveCount(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/privacy-policy$/);
  });
  await test.step('a slow page change shows the loading indicator and announces it once', async () => {
    const release = await holdRequests(page, '**/data/blog.json');
    const announcements = await page.evaluateHandle(() => {
      const texts: string[] = [];
      new MutationObserver(() => {
        for (const region of document.querySelectorAll('[role=status]')) {
          const text = region.textContent;
          if (text.includes('Loading') && texts.at(-1) !== text) texts.push(text);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      return texts;
    });
    await footer.getByRole('link', { name: 'Blog' }).press('Enter');
    const indicator = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(indicator).toHaveCount(1);
    release();
    await expect(page).toHaveURL('/blog');
    await expect(indicator).toHaveCount(0);
    expect(await announcements.jsonValue()).toHaveLength(1);
  });
  expect(navigations).toHaveLength(1);
});

test('Back and links with a fragment scroll to the right position', async ({ page }) => {
  await open(page, '/about');
  const scrollTop = () => page.evaluate(() => scrollY);
  await test.step('Back restores page, title and scroll position', async () => {
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
    });
    const before = await scrollTop();
    expect(before).toBeGreaterThan(500);
    // Playwright's click would scroll the link into view first.
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/blog"]')?.click();
    });
    await expect(page).toHaveURL('/blog');
    await expect.poll(scrollTop).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle('About: how we work and what we refuse · Keystrand');
    await expect.poll(scrollTop).toBe(before);
  });
  await test.step('a link with a fragment scrolls to its target, also after a reload', async () => {
    await open(page, '/blog');
    const link = page.getByRole('main').locator('a[href^="#"]').last();
    const target = page.locator(String(await link.getAttribute('href')));
    await expect(target).not.toBeInViewport();
    await link.click();
    await expect(target).toBeInViewport();
    await page.reload();
    await expect(target).toBeInViewport();
  });
});

test('a new document starts at its top, and Back to an earlier document works', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => scrollY);
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo({ top: 600, behavior: 'instant' });
    });
  await test.step('a new document starts at its top', async () => {
    await open(page, '/about');
    await scrollDown();
    await open(page, '/contact');
    await waitForFrames(page, 2);
    expect(await scrollTop()).toBe(0);
  });
  await test.step('hydration keeps the scroll position', async () => {
    await open(page, '/about');
    // Hydrated, because the router's `replaceState` would end the wait of `goBack`.
    await open(page, '/contact');
    await page.goBack();
    await scrollDown();
    await waitForHydration(page);
    expect(await scrollTop()).toBe(600);
  });
  await test.step('links work after Back', async () => {
    // The footer's animation would move the link away from the pointer.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about');
    await open(page, '/contact');
    await page.goBack();
    await expect(page).toHaveTitle('About: how we work and what we refuse · Keystrand');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test('the reload after a stale build keeps query and fragment', async ({ page }) => {
  const address = '/blog?from=mail#articles';
  await open(page, address);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
  await expect(page).toHaveURL('/about');
  // The new document has not loaded the blog, to which Back is a page change nevertheless.
  await page.reload();
  await waitForHydration(page);
  const navigations = recordNavigations(page);
  await serveNewerData(page, '**/data/blog.json', navigations);
  await page.goBack();
  await expect.poll(() => navigations.length).toBe(1);
  await waitForHydration(page);
  await expect(page).toHaveURL(address);
  expect(navigations).toHaveLength(1);
});
