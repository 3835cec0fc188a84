import { ask, closeChat, input, log, messages, openChat, panel, stopClock } from './chat';
import { expect, open, test, waitForHydration } from './fixtures';

test('a conversation persists across pages and reloads until it is cleared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'pricing');

  await test.step('the transcript can be copied', async () => {
    await panel(page).getByRole('button', { name: 'Copy transcript' }).click();
    await expect(panel(page).getByRole('button', { name: 'Transcript copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\] You: pricing\n\[\d\d:\d\d\] Keystrand: .*\(http/,
    );
  });
  await test.step('the panel stays open on a page change', async () => {
    await ask(page, 'healthcare');
    const link = messages(page).last().getByRole('link').first();
    const href = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(panel(page)).toBeVisible();
    await expect(messages(page)).toHaveCount(5);
  });
  await test.step('a reload restores the messages without asking again', async () => {
    const reply = await messages(page).last().textContent();
    await page.reload();
    await waitForHydration(page);
    await openChat(page);
    await expect(messages(page)).toHaveCount(5);
    await expect(messages(page).nth(3)).toContainText('healthcare');
    await expect(messages(page).last()).toHaveText(String(reply));
  });
  await test.step('Clear chat also removes the stored messages', async () => {
    await panel(page).getByRole('button', { name: 'Clear chat' }).click();
    await expect(messages(page)).toHaveCount(1);
    await page.reload();
    await openChat(page);
    await expect(messages(page)).toHaveCount(1);
  });
});

test('with blocked or corrupt storage, a conversation lasts until the next reload', async ({ page }) => {
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
  await closeChat(page);
  await openChat(page);
  await expect(messages(page)).toHaveCount(3);
});

test('a pending reply arrives after a reload', async ({ page }) => {
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
