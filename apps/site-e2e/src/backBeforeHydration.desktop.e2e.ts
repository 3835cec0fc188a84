import { expect, open, test, waitForHydration } from './fixtures';
import { holdRequests } from './requests';

for (const { moment, pattern } of [
  { moment: 'before the application has loaded', pattern: '**/assets/entry-client-*.js' },
  { moment: 'before the data of the page has loaded', pattern: '**/data/contact.json' },
])
  test(`Back after a reload, ${moment}, shows the page of the address`, async ({ page }) => {
    await open(page, '/about');
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.textContent();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(heading).toBeFocused();

    const release = await holdRequests(page, pattern);
    const requested = page.waitForRequest(pattern);
    await page.reload({ waitUntil: 'commit' });
    await page.mouse.move(100, 100);
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
