import { expect, open, test, waitForFrames } from './fixtures';

// An uncaught error fails these tests (fixtures.ts).

test('resizing the window during the animation of a page change causes no error', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    // Long enough for the window to be resized meanwhile.
    const style = new CSSStyleSheet();
    style.replaceSync('::view-transition-group(*) { animation-duration: 60s !important }');
    document.adoptedStyleSheets.push(style);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter');
  await page.waitForFunction(() => document.documentElement.matches(':active-view-transition'));
  await page.setViewportSize({ width: 800, height: 1000 });
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

// Whether a browser rejects a promise of the transition depends on its state when it is aborted.
test('a rejection because of an aborted transition is not reported', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    for (const name of ['AbortError', 'InvalidStateError', 'TimeoutError'])
      for (const message of ['Transition was aborted', 'View transition update callback timed out.'])
        void Promise.reject(new DOMException(message, name));
  });
  await waitForFrames(page);
});
