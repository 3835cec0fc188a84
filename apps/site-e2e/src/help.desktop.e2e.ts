import { expect, test } from './fixtures';
import { paths } from './sitePaths';
import { desktop, phone } from './viewports';

// The chat button is a link named 'Contact us' until the page is hydrated.
test.use({ javaScriptEnabled: false });

test('help is in the same order and place on all pages', { tag: '@extended' }, async ({ page }) => {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const positions: string[] = [];
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      // WCAG 3.2.6: links to the contact page, in document order, and the chat button.
      const links = await page.evaluate(() =>
        [...document.querySelectorAll('body a[href="/contact"]')]
          .filter((link) => !link.closest('main') && link.checkVisibility())
          .map((link) => {
            const landmark = link.closest('header, footer')?.localName ?? 'page';
            const { left, top } = link.getBoundingClientRect();
            const isPlaced = landmark === 'footer' ? '' : ` at ${left.toFixed()}, ${top.toFixed()}`;
            return `${landmark}: ${link.getAttribute('aria-label') ?? link.textContent.trim()}${isPlaced}`;
          }),
      );
      positions.push(...links);
    }
    const key = positions.join(' | ');
    found.set(key, [...(found.get(key) ?? []), path]);
  }
  // The consulting home page has no navigation (docs/requirements.md, section 4.4); the order of the others is the same.
  const [[usual] = [], ...others] = [...found].sort(([, a], [, b]) => b.length - a.length);
  expect(usual).toMatch(
    /^header: Contact at .* \| footer: Contact \| page: Contact us at .* \| footer: Contact \| page: Contact us/,
  );
  const withoutNavigation = usual?.replace(/^header[^|]*\| /, '');
  expect(others).toEqual([[withoutNavigation, ['/it-consulting']]]);
});
