import { expect, live, open, test } from './fixtures';

test('arriving takes one document, which is hydrated where it stands', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open(page, '/services/siem');
  await page.waitForTimeout(1000);
  expect(documents).toBe(1);
});

test('a page change sets title, focus and one announcement, without a new document', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = '';
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page).toHaveTitle('Privacy Policy · Keystrand');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Privacy Policy' })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/privacy-policy$/);
});

test('Back restores page, title and scroll', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  await page.waitForTimeout(100);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/blog"]')?.click();
  });
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('About · Keystrand');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a link with a fragment brings its target into view', async ({ page }) => {
  await open(page, '/blog');
  const link = page.getByRole('main').locator('a[href^="#"]').last();
  const target = page.locator(String(await link.getAttribute('href')));
  await expect(target).not.toBeInViewport();
  await link.click();
  await expect(target).toBeInViewport();
  await page.reload();
  await expect(target).toBeInViewport();
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the loading indicator shows while a page change waits, is announced once, and goes', async ({
  page,
}) => {
  await open(page, '/about');
  await page.route('**/data/blog.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const announcements = await page.evaluateHandle(() => {
    const heard: string[] = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const text = region.textContent;
        if (text.includes('Loading') && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return heard;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  const indicator = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(indicator).toHaveCount(1);
  await expect(page).toHaveURL('/blog');
  await expect(indicator).toHaveCount(0);
  expect(await announcements.jsonValue()).toHaveLength(1);
});

test('a page is fetched when the visitor is about to go there', async ({ page }) => {
  await open(page, '/about');
  const data = page.waitForRequest('**/data/case-studies.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case studies' }).focus();
  await data;
});

test('a new document begins at its top, wherever the one before it was left', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
  });
  await open(page, '/contact');
  // After two frames, what would move the page has had its time.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('what is scrolled before the application takes over stays', async ({ page }) => {
  await open(page, '/about');
  await page.goto('/contact');
  await page.goBack();
  await page.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
  });
  await live(page);
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('leaving for a new document and coming Back finds a working page', async ({ page }) => {
  // The footer slides in when it is first seen, and away from under a pointer that was aimed before.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await page.goto('/contact');
  await page.goBack();
  await expect(page).toHaveTitle('About · Keystrand');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});
