import { expect, open, test } from './fixtures';

test('resizing the window during the animation of a page change ends the animation without an error', async ({
  page,
}) => {
  await open(page, '/about');
  const aborted = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener('unhandledrejection', ({ reason }) => {
          resolve(String(reason));
        });
      }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter');
  await page.waitForFunction(() => document.documentElement.matches(':active-view-transition'));
  await page.setViewportSize({ width: 800, height: 1000 });
  expect(await aborted).toContain('Viewport size changed');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
