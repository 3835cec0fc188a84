import type { Page } from '@playwright/test';
import { addStyles, expectAccessible, expectFocusUncovered, expectLayout, waitForLayout } from './examine';
import { expect, open, phone, test, waitForHydration } from './fixtures';
import { sitePages } from './sitePages';

// axe and layout checks would measure elements in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ expectedConsoleMessages }) => {
  // The not-found page.
  expectedConsoleMessages.push(/status of 404/);
});

const desktop = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };

async function expectLayoutAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectLayout(page, `at ${String(width)} px`);
  }
}

/** Text of the page, without the difference in white space that a changed layout makes. */
async function getText(page: Page): Promise<string> {
  await waitForLayout(page);
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
}

for (const { path, isSample, isNotFound } of sitePages) {
  test(
    `${path} is accessible in both themes and fits narrow and wide windows`,
    {
      tag: isSample ? [] : '@extended',
    },
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(isNotFound ? 404 : 200);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // The policy forbids style attributes in documents, and pages need none afterwards.
      await expect(page.locator('#root [style]')).toHaveCount(0);
      await expectAccessible(page);
      await expectLayoutAt(page, [1280, 320]);
    },
  );

  test(
    `${path} keeps all text visible on phones, with wider text spacing and without the web font`,
    {
      tag: '@extended',
    },
    async ({ page }) => {
      await open(page, path);
      await page.setViewportSize(phone);
      await expectAccessible(page);
      // 1280 by 1024 px at 200 % and 400 % zoom (WCAG 1.4.4 and 1.4.10).
      for (const viewport of [
        { width: 640, height: 512 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(viewport);
        await expectLayout(page, `at ${String(viewport.width)} px`);
      }
      // WCAG 1.4.12.
      await addStyles(
        page,
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      );
      await expectLayoutAt(page, [320, 1280]);
      await addStyles(page, '*, ::before, ::after { font-family: "Host Grotesk Fallback" !important }');
      await expectLayoutAt(page, [320, 1280]);
    },
  );
}

/** Widths around the breakpoints at 640 and 896 px and the limits of fluid sizes, and steps between. */
const widths = [
  ...[360, 640, 896, 1280].flatMap((width) => [width - 1, width, width + 1]),
  ...Array.from({ length: 21 }, (_, index) => 320 + index * 80),
];

for (const { path } of sitePages.filter(({ isSample }) => isSample)) {
  test(`${path} fits every width from 320 to 1920 px`, { tag: '@extended' }, async ({ page }) => {
    await open(page, path);
    await expectLayoutAt(page, widths);
  });

  test(
    `${path} hides no focused element behind sticky or fixed parts`,
    { tag: '@extended' },
    async ({ page }) => {
      await open(page, path);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        // Backwards, elements enter the viewport at its upper edge, where the header is.
        for (const key of ['Tab', 'Shift+Tab'] as const) await expectFocusUncovered(page, key);
      }
    },
  );

  for (const viewport of [desktop, narrow])
    test(
      `${path} has all text in forced colours, on paper and mirrored, at ${String(viewport.width)} px`,
      {
        tag: '@extended',
      },
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, path);
        const text = await getText(page);
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await getText(page)).toBe(text);
        await expectLayout(page, 'in forced colours');
        await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
        await expectLayout(page, 'with more contrast');
        await page.emulateMedia({ contrast: null, colorScheme: 'dark', media: 'print' });
        await expectLayout(page, 'printed from the dark theme');
        await page.emulateMedia({ media: null, colorScheme: 'light' });
        await page.route(
          ({ pathname }) => pathname === path,
          async (route) => {
            const response = await route.fetch();
            await route.fulfill({
              response,
              body: (await response.text()).replace('dir="ltr"', 'dir="rtl"'),
            });
          },
        );
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        expect(await getText(page)).toBe(text);
        await expectLayout(page, 'mirrored');
        const logo = await page.getByRole('banner').getByRole('link', { name: 'Keystrand' }).boundingBox();
        expect(logo?.x).toBeGreaterThan(viewport.width / 2);
      },
    );
}

test('a form hides no focused field behind the sticky header', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/inquire-now');
  for (const key of ['Tab', 'Shift+Tab'] as const) await expectFocusUncovered(page, key);
});

test('help is in the same order and place on all pages', { tag: '@extended' }, async ({ page }) => {
  const found = new Map<string, string[]>();
  for (const { path } of sitePages) {
    await open(page, path);
    await waitForLayout(page);
    // WCAG 3.2.6: links to the contact page, in document order, and the chat button.
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('a[href="/contact"], button[aria-controls=chat]')]
        .filter((link) => !link.closest('main') && link.checkVisibility())
        .map(
          (link) =>
            `${link.closest('header, footer')?.localName ?? 'page'} ${link.getBoundingClientRect().x.toFixed()}`,
        )
        .join(', '),
    );
    found.set(order, [...(found.get(order) ?? []), path]);
  }
  // The consulting home page has no navigation (docs/requirements.md, section 4.4); the dialog makes its page inert.
  const [usual = '', ...others] = [...found]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([order]) => order);
  expect(usual).toMatch(/^header \d+, footer \d+, page \d+$/);
  expect(others.filter((order) => order !== usual.replace(/^header \d+, /, ''))).toEqual([]);
});
