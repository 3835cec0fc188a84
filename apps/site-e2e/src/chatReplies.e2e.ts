import { panel, log, input, messages, openChat, ask, stopClock } from './chat';
import { expect, open, test } from './fixtures';

test('a message is answered after a second of Typing..., with links that lead on', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await stopClock(page);
  const keywords = page.waitForResponse(/chatEngine/);
  await input(page).fill('Penetration Testing');
  await keywords;
  const reply = page.waitForResponse(/chatReplies/);
  await input(page).press('Enter');
  await (await reply).finished();
  await expect(input(page)).toHaveValue('');
  await expect(messages(page).last()).toContainText('You: Penetration Testing');
  await expect(log(page).getByText('Typing...')).toBeVisible();
  await page.clock.runFor(900);
  await expect(log(page).getByText('Typing...')).toBeVisible();
  await page.clock.runFor(200);
  await expect(log(page).getByText('Typing...')).toHaveCount(0);
  await page.clock.resume();
  await messages(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL('/services/penetration-testing');
  await expect(panel(page)).toBeVisible();
});

test('what is no keyword gets the fallback, word for word', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'a partridge in a pear tree');
  await expect(messages(page).last()).toContainText(
    "I'm sorry, I didn't understand that. Could you please specify your query?",
  );
});

test('each reply is announced once; restored history and an overtaken Typing... are not', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver((records) => {
      for (const record of records) {
        const region = (
          record.target instanceof Element ? record.target : record.target.parentElement
        )?.closest('[role=log], [role=status]');
        if (!region) continue;
        if (region.getAttribute('role') === 'status') said.push(`status: ${region.textContent}`);
        else
          for (const node of record.addedNodes)
            if (node instanceof Element && !node.closest('[aria-hidden=true], [aria-live=off]'))
              said.push(`log: ${node.textContent}`);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return said;
  });
  await ask(page, 'devops');
  await page.waitForTimeout(800);
  const said = await heard.jsonValue();
  expect(said.filter((line) => line.startsWith('log: Keystrand'))).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  const before = (await heard.jsonValue()).length;
  await openChat(page);
  await expect(messages(page)).toHaveCount(3);
  await page.waitForTimeout(800);
  expect((await heard.jsonValue()).slice(before)).toEqual([]);
  await expect(panel(page).getByRole('status')).toHaveText('');
});

test('a reply that comes while the panel is closed is counted on the button', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await stopClock(page);
  await panel(page).getByRole('button', { name: 'pricing', exact: true }).click();
  await expect(messages(page)).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect(page.getByRole('button', { name: 'Chat with us', exact: true })).toBeVisible();
  await page.clock.resume();
  const button = page.getByRole('button', { name: 'Chat with us, 1 new message' });
  await expect(button).toBeVisible();
  await expect(button).toHaveText('1');
  // Still there after a reload of the page, and gone once read.
  await page.reload();
  await expect(button).toBeVisible();
  await button.click();
  await expect(messages(page).last()).toContainText('quote');
  await expect(page.getByRole('button', { name: /new message/ })).toHaveCount(0);
});

test('what the visitor writes is shown as written', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await ask(page, '<img src=x onerror="document.title=1"> &amp; <a href="javascript:1">x</a>');
  await expect(messages(page).nth(1)).toContainText('<img src=x onerror="document.title=1"> &amp; <a href');
  expect(await log(page).locator('img').count()).toBe(0);
  for (const link of await log(page).getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(?:https:|mailto:|tel:|\/(?!\/))/);
  }
});

test('after two fallbacks the conversation can be taken to the inquiry form', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await expect(panel(page).getByRole('link', { name: 'Contact a person' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await ask(page, 'our plotter prints only even pages');
  const offer = panel(page).getByRole('link', { name: 'Take this conversation to the inquiry form' });
  await expect(offer).toHaveCount(0);
  await ask(page, 'it is haunted');
  await offer.click();
  await expect(page).toHaveURL('/inquire-now');
  const field = page.getByRole('main').locator('textarea[name=message]');
  await expect(field).toHaveValue(/You: our plotter prints only even pages\n(?:.*\n)*.*You: it is haunted/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Once more from the form's own page: what stands there stays, what is new comes after it.
  await openChat(page);
  await ask(page, 'is there an exorcist');
  await offer.click();
  await expect(field).toHaveValue(/it is haunted[^]*is there an exorcist/);
});
