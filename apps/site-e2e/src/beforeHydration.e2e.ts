import { chatButton, isPhone, panel } from './chat';
import { expect, test, waitForHydration } from './fixtures';
import { holdRequests } from './requests';

test('input before hydration is not lost', async ({ page, request }) => {
  const root = page.locator('html');
  /** Opens a page whose scripts arrive only when the returned function is called. */
  const openWithoutScripts = async () => {
    await page.unrouteAll();
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    return async () => {
      await expect(root).not.toHaveAttribute('data-hydrated');
      release();
      await waitForHydration(page);
    };
  };

  await test.step('the opened navigation stays open', async () => {
    const hydrate = await openWithoutScripts();
    await page.getByRole('button', { name: isPhone(page) ? 'Open the menu' : 'Services' }).click();
    const link = page.getByRole('link', { name: 'Web3 Solutions', exact: true }).first();
    await expect(link).toBeVisible();
    await hydrate();
    await expect(link).toBeVisible();
  });
  await test.step('the chat button is a link to the contact page, and a click on it opens the chat', async () => {
    const html = await (await request.get('/about')).text();
    expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*aria-label="Contact us"/);
    const hydrate = await openWithoutScripts();
    await page.getByRole('link', { name: 'Contact us' }).click();
    await hydrate();
    await expect(panel(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
  await test.step('the chat button keeps focus', async () => {
    const hydrate = await openWithoutScripts();
    await page.getByRole('link', { name: 'Contact us' }).focus();
    await hydrate();
    await expect(chatButton(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panel(page)).toBeVisible();
  });
  if (!isPhone(page))
    await test.step('the theme button works', async () => {
      const hydrate = await openWithoutScripts();
      const toggle = page.getByRole('button', { name: 'Dark theme' });
      await toggle.click();
      await expect(root).toHaveClass('dark');
      await hydrate();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    });
});
