import { panel, log, input, messages, openChat, ask, stopClock } from './chat';
import { fetched } from './fetched';
import { expect, live, open, test } from './fixtures';

test('the conversation goes along from page to page, open, and outlasts a reload', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'healthcare');
  const link = messages(page).last().getByRole('link').first();
  const href = String(await link.getAttribute('href'));
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(panel(page)).toBeVisible();
  await expect(messages(page)).toHaveCount(3);
  const reply = await messages(page).last().textContent();
  await page.reload();
  await live(page);
  await openChat(page);
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1)).toContainText('healthcare');
  await expect(messages(page).last()).toHaveText(String(reply));
  // What stands there needs neither keywords nor replies.
  expect(Object.keys(await fetched(page)).filter((name) => /chatEngine|chatReplies/.test(name))).toEqual([]);
  await panel(page).getByRole('button', { name: 'Clear chat' }).click();
  await expect(messages(page)).toHaveCount(1);
  await page.reload();
  await openChat(page);
  await expect(messages(page)).toHaveCount(1);
});

test('the transcript can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'pricing');
  await panel(page).getByRole('button', { name: 'Copy transcript' }).click();
  await expect(panel(page).getByRole('button', { name: 'Transcript copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\] You: pricing\n\[\d\d:\d\d\] Keystrand: .*\(http/);
});

test('blocked or corrupt storage changes nothing but how long it lasts', async ({ page }) => {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return key === 'keystrand:chat' ? '{"version":2,"messages":"none"}' : getItem.call(this, key);
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'pricing');
  await page.getByRole('dialog').getByRole('button', { name: 'Close the chat' }).click();
  await openChat(page);
  await expect(messages(page)).toHaveCount(3);
});

test('a reply that is due survives closing the panel and changing the page', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await stopClock(page);
  await input(page).fill('roadmap');
  await input(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Close the chat' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('button', { name: 'Chat with us', exact: true })).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Chat with us, 1 new message' })).toBeVisible();
  await openChat(page);
  await expect(messages(page)).toHaveCount(3);
});

test('a reply that is due survives a reload of the visit', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await stopClock(page);
  await input(page).fill('roadmap');
  await input(page).press('Enter');
  await expect(log(page).getByText('Typing...')).toBeVisible();
  await page.reload();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Chat with us, 1 new message' }).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1)).toContainText('You: roadmap');
  await expect(messages(page).last()).toContainText('Keystrand');
});
