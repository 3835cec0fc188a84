import { ask, closeChat, input, log, messages, openChat, panel, stopClock } from './chat';
import { expect, open, test, waitForFrames } from './fixtures';

test('a reply appears after Typing... for one second, with links to pages', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await stopClock(page);
  await input(page).fill('Penetration Testing');
  await input(page).press('Enter');
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

test('each reply is announced once, and messages are shown as plain text', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  await openChat(page);
  const announced = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((records) => {
      for (const record of records) {
        const region = (
          record.target instanceof Element ? record.target : record.target.parentElement
        )?.closest('[role=log], [role=status]');
        if (!region) continue;
        if (region.getAttribute('role') === 'status') texts.push(`status: ${region.textContent}`);
        else
          for (const node of record.addedNodes)
            if (node instanceof Element && !node.closest('[aria-hidden=true], [aria-live=off]'))
              texts.push(`log: ${node.textContent}`);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return texts;
  });
  /** Lets every delayed announcement happen. */
  const settle = async () => {
    await page.clock.runFor(2000);
    await waitForFrames(page);
  };

  await test.step('a reply is announced once', async () => {
    await ask(page, 'devops');
    await settle();
    const texts = await announced.jsonValue();
    expect(texts.filter((text) => text.startsWith('log: Keystrand'))).toHaveLength(1);
  });
  await test.step('restored messages and a past Typing... are not announced', async () => {
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    const before = (await announced.jsonValue()).length;
    await openChat(page);
    await expect(messages(page)).toHaveCount(3);
    await settle();
    expect((await announced.jsonValue()).slice(before)).toEqual([]);
    await expect(panel(page).getByRole('status')).toHaveText('');
  });
  await test.step('markup in a message is not rendered', async () => {
    await ask(page, '<img src=x onerror="document.title=1"> &amp; <a href="javascript:1">x</a>');
    await expect(messages(page).nth(3)).toContainText('<img src=x onerror="document.title=1"> &amp; <a href');
    expect(await log(page).locator('img').count()).toBe(0);
    for (const link of await log(page).getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^(?:https:|mailto:|tel:|\/(?!\/))/);
    }
  });
});

test('a reply to a closed panel is counted on the chat button, across page changes and reloads', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  await stopClock(page);
  await panel(page).getByRole('button', { name: 'pricing', exact: true }).click();
  await expect(messages(page)).toHaveCount(2);
  await closeChat(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('button', { name: 'Chat with us', exact: true })).toBeVisible();
  await page.clock.resume();
  const button = page.getByRole('button', { name: 'Chat with us, 1 new message' });
  await expect(button).toBeVisible();
  await expect(button).toHaveText('1');
  await page.reload();
  await expect(button).toBeVisible();
  await button.click();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText('quote');
  await expect(page.getByRole('button', { name: /new message/ })).toHaveCount(0);
});

test('after two fallback replies, the conversation can be copied into the inquiry form', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  const offer = panel(page).getByRole('link', { name: 'Take this conversation to the inquiry form' });
  await expect(panel(page).getByRole('link', { name: 'Contact a person' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await test.step('the first unknown message gets the fallback reply only', async () => {
    await ask(page, 'our plotter prints only even pages');
    await expect(messages(page).last()).toContainText(
      "I'm sorry, I didn't understand that. Could you please specify your query?",
    );
    await expect(offer).toHaveCount(0);
  });
  const field = page.getByRole('main').locator('textarea[name=message]');
  await test.step('the second also offers the inquiry form', async () => {
    await ask(page, 'it is haunted');
    await offer.click();
    await expect(page).toHaveURL('/inquire-now');
    await expect(field).toHaveValue(/You: our plotter prints only even pages\n(?:.*\n)*.*You: it is haunted/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('on the page of the form, new messages are appended', async () => {
    await openChat(page);
    await ask(page, 'is there an exorcist');
    await offer.click();
    await expect(field).toHaveValue(/it is haunted[^]*is there an exorcist/);
  });
});
