import { expect, followFooterLink, open, test, waitForHydration } from './fixtures';
import { holdRequests, recordNavigations, recordRequests, serveNewerContent } from './requests';

test(
  'a page change keeps the document, moves focus and is announced',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => {
      window.name = 'first document';
      document.documentElement.dataset['kept'] = '';
    });
    await test.step('the skip link is first and moves focus to the content', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('a page change sets title, focus, canonical URL and one announcement', async () => {
      await followFooterLink(page, 'Privacy Policy');
      await expect(page).toHaveURL('/privacy-policy');
      await expect(page).toHaveTitle(/^Privacy Policy: /);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.locator('[role=status]').filter({ hasText: 'Privacy Policy' })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy-policy$/);
      await expect(page.locator('html[data-kept]')).toHaveCount(1);
    });
    await test.step('Back restores page, title and scroll position', async () => {
      await page.evaluate(() => {
        scrollTo({ top: 900, behavior: 'instant' });
        document.querySelector<HTMLAnchorElement>('footer a[href="/blog"]')?.focus({ preventScroll: true });
      });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/blog');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveTitle(/^Privacy Policy: /);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
    });
  },
);

test('pages of links in view, the forms and the chat are loaded when the browser is idle, once the visitor uses the page', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const isRequested = (pattern: RegExp) => requests.some((url) => pattern.test(url));
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(isRequested(/\/content\/|\/assets\/(?:form|SiteChat)-/)).toBe(false);
  await page.mouse.move(2, 500);
  for (const file of [/\/content\/contact\.txt/, /\/form-/, /\/SiteChat-/])
    await expect.poll(() => isRequested(file)).toBe(true);
  await test.step('not with Save-Data', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.reload();
    await waitForHydration(page);
    const before = requests.length;
    await page.mouse.move(4, 500);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Case studies' }).focus();
    await expect.poll(() => isRequested(/\/content\/case-studies\.txt/)).toBe(true);
    expect(requests.slice(before).filter((url) => /content\/(?!case-studies)/.test(url))).toEqual([]);
  });
});

test('a page is prefetched on focus, and a late one shows a loading indicator', async ({ page }) => {
  const release = await holdRequests(page, '**/content/blog.txt');
  await open(page, '/about');
  const data = page.waitForRequest('**/content/case-studies.txt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case studies' }).focus();
  await data;
  const announcements = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]'))
        if (textContent.includes('Loading') && texts.at(-1) !== textContent) texts.push(textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await followFooterLink(page, 'Blog');
  const indicator = page.getByRole('status').filter({ hasText: 'Loading the page' });
  await expect(indicator).toHaveCount(1);
  release();
  await expect(page).toHaveURL('/blog');
  await expect(indicator).toHaveCount(0);
  expect(await announcements.jsonValue()).toHaveLength(1);
});

test(
  'a link with a fragment scrolls to its target, also after a reload, and Back to the link',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/blog');
    const link = page.locator('main a[href^="#"]').nth(5);
    const hash = await link.getAttribute('href');
    await link.focus();
    const start = await page.evaluate(() => Math.round(scrollY));
    await link.press('Enter');
    const isInView = (selector: string | null) => {
      const { top = 0, bottom = 0 } = document.querySelector(selector ?? '')?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < innerHeight;
    };
    await page.waitForFunction(isInView, hash);
    await test.step('the scrolling ends', async () => {
      let top = -1;
      const isStill = async () => {
        const before = top;
        top = await page.evaluate(() => scrollY);
        return top === before;
      };
      await expect.poll(isStill).toBe(true);
    });
    await page.reload();
    await waitForHydration(page);
    await page.waitForFunction(isInView, hash);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(start);
  },
);

test('a new document starts at its top, and hydration after Back keeps the scroll position', async ({
  page,
}) => {
  const scrollTop = () => page.evaluate(() => scrollY);
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo({ top: 600, behavior: 'instant' });
    });
  await open(page, '/about');
  await scrollDown();
  await open(page, '/contact');
  expect(await scrollTop()).toBe(0);
  await page.goBack();
  await scrollDown();
  await waitForHydration(page);
  expect(await scrollTop()).toBe(600);
  await followFooterLink(page, 'Blog');
  await expect(page).toHaveURL('/blog');
});

test('the reload after a stale build keeps query and fragment', async ({ page }) => {
  const address = '/blog?from=mail#articles';
  await open(page, address);
  await followFooterLink(page, 'About');
  await expect(page).toHaveURL('/about');
  // The new document has not loaded the blog, to which Back is a page change nevertheless.
  const navigations = recordNavigations(page);
  await serveNewerContent(page, '**/content/blog.txt', () => navigations.length < 2);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect.poll(() => navigations.length).toBe(2);
  await waitForHydration(page);
  await expect(page).toHaveURL(address);
  expect(navigations).toHaveLength(2);
});

for (const { moment, pattern } of [
  { moment: 'before the application has loaded', pattern: '**/assets/entry-client-*.js' },
  { moment: 'before the code of the page has loaded', pattern: '**/assets/form-*.js' },
])
  test(`Back after a reload, ${moment}, shows the page of the address`, async ({ page }) => {
    await open(page, '/about');
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.textContent();
    await followFooterLink(page, 'Contact');
    await expect(page).toHaveURL('/contact');
    await expect(heading).toBeFocused();
    const release = await holdRequests(page, pattern);
    const requested = page.waitForRequest(pattern);
    await page.reload({ waitUntil: 'commit' });
    await page.keyboard.press('Tab');
    await requested;
    // Both entries belong to the same document, so that Back loads none.
    await page.evaluate(() => {
      history.back();
    });
    await expect(page).toHaveURL('/about');
    release();
    await expect(heading).toHaveText(title ?? '');
    await waitForHydration(page);
    await expect(page).toHaveTitle(/^About/);
  });

test('resizing the window during the animation of a page change causes no error', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    // Long enough for the window to be resized meanwhile.
    const style = new CSSStyleSheet();
    style.replaceSync('::view-transition-group(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(style);
  });
  await followFooterLink(page, 'Blog');
  await expect(page).toHaveURL('/blog');
  await followFooterLink(page, 'Contact');
  // A slow browser shows the page without an animation.
  await page.waitForFunction(
    () => document.title.startsWith('Contact') || document.documentElement.matches(':active-view-transition'),
  );
  await page.setViewportSize({ width: 800, height: 1000 });
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  await expect(page).toHaveURL('/contact');
});

test('the browser may prerender linked pages until the application is hydrated', async ({
  page,
  baseURL,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const errors: (string | undefined)[] = [];
  let candidates: readonly string[] = [];
  session.on('Preload.ruleSetUpdated', (event: { ruleSet: { errorMessage?: string } }) =>
    errors.push(event.ruleSet.errorMessage),
  );
  session.on(
    'Preload.preloadingAttemptSourcesUpdated',
    (event: { preloadingAttemptSources: { key: { action: string; url: string } }[] }) => {
      candidates = event.preloadingAttemptSources
        .filter(({ key }) => key.action === 'Prerender')
        .map(({ key }) => key.url.replace(baseURL ?? '', ''));
    },
  );
  const release = await holdRequests(page, '**/assets/entry-client*');
  await page.goto('/blog');
  await expect.poll(() => candidates).toContain('/about');
  expect(errors).toEqual([undefined]);
  // Files and other sites are not prerendered.
  expect(candidates.filter((path) => !/^\/[\w/-]*(?:[?#].*)?$/.test(path))).toEqual([]);
  release();
  await waitForHydration(page);
  await expect.poll(() => candidates).toEqual([]);
});

test('wide windows have links to the sections of each page in the margin', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await open(page, '/services/incident-response');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'The file you keep' }).click();
  await expect(page.getByRole('heading', { name: 'The file you keep' })).toBeInViewport();
  await followFooterLink(page, 'About');
  await expect(contents.getByRole('link', { name: 'Work we turn down' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect(contents).toBeHidden();
});
