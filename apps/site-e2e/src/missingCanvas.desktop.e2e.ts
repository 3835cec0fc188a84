import { openChat } from './chat';
import { expect, open, test, waitForFrames } from './fixtures';
import { recordRequests } from './requests';

test('without a canvas, the page works without particles and without their pause control', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.clock.install();
  const requests = recordRequests(page);
  await open(page, '/about');
  await page.clock.runFor(10_000);
  await waitForFrames(page);
  expect(requests.filter((url) => url.includes('particles'))).toEqual([]);
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause background' })).toHaveCount(0);
  await openChat(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
