import type { Page } from '@playwright/test';
import { ask, chatButton, closeChat, input, log, messages, openChat, panel, stopClock } from './chat';
import { getBox, expect, followFooterLink, open, phone, test, waitForHydration } from './fixtures';
import { recordRequests } from './requests';

test(
  'a question is suggested, answered with links and kept after a reload until it is cleared',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/about');
    await openChat(page);
    await expect(input(page)).toBeFocused();
    await test.step('the keyboard chooses a suggestion, and Enter sends it', async () => {
      await input(page).pressSequentially('penetration');
      // Options of the first letters may be shown while the last ones are typed.
      await expect(panel(page).getByRole('option').first()).toHaveText('penetration testing');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(input(page)).toHaveValue('penetration testing');
      await page.keyboard.press('Enter');
      await expect(messages(page)).toHaveCount(3);
    });
    await test.step('a link of the reply shows its page, with the chat still open', async () => {
      await messages(page).nth(2).getByRole('link').first().press('Enter');
      await expect(page).toHaveURL('/services/penetration-testing');
      // The focus moves with the page change; keys typed before it would be lost.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(panel(page)).toBeVisible();
    });
    await test.step('markup is shown as text', async () => {
      await input(page).pressSequentially('<img src=x> &amp;');
      await page.keyboard.press('Enter');
      await expect(messages(page).nth(3)).toContainText('<img src=x> &amp;');
      await expect(messages(page).nth(4)).toContainText("I'm sorry, I didn't understand that.");
      await expect(log(page).locator('img')).toHaveCount(0);
    });
    await test.step('a reload keeps the conversation', async () => {
      await page.reload();
      await waitForHydration(page);
      await openChat(page);
      await expect(messages(page)).toHaveCount(5);
      await panel(page).getByRole('button', { name: 'Clear chat' }).click();
      await expect(messages(page)).toHaveCount(1);
      expect(await page.evaluate(() => sessionStorage.getItem('keystrand:chat'))).toBeNull();
    });
    await test.step('Escape closes the panel and returns focus to the button', async () => {
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(chatButton(page)).toBeFocused();
    });
  },
);

/** Waits for the end of the opening animation, which scales the panel. */
async function waitForOpenedPanel(page: Page): Promise<void> {
  await expect.poll(() => panel(page).evaluate((element) => element.getAnimations().length)).toBe(0);
}

for (const { name, viewport, hasTouch } of [
  { name: 'a wide window', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { name: 'a phone', viewport: phone, hasTouch: true },
])
  test.describe(`in ${name}`, () => {
    test.use({ viewport, hasTouch });

    test(`the chat panel fits ${name}, and messages do not move it`, async ({ page }) => {
      await open(page, '/about');
      await test.step('the button is at bottom right, in the gutter', async () => {
        const { x, y, width, height } = await getBox(chatButton(page));
        expect(x + width).toBe(viewport.width);
        expect(viewport.height - y - height).toBeLessThan(40);
        expect(width).toBeLessThanOrEqual(32);
        expect(width).toBeGreaterThanOrEqual(24);
        expect(height).toBe(56);
      });
      await test.step('a touch focuses the panel, as a field would open an on-screen keyboard', async () => {
        await (hasTouch ? chatButton(page).tap() : chatButton(page).click());
        await expect(hasTouch ? panel(page) : input(page)).toBeFocused();
      });
      await test.step('the panel is 380 px wide, and on phones as wide as the page', async () => {
        await waitForOpenedPanel(page);
        const { x, y, width, height } = await getBox(panel(page));
        expect(width).toBe(hasTouch ? viewport.width : 380);
        expect(y).toBeGreaterThanOrEqual(0);
        if (hasTouch) expect([x, Math.round(y + height)]).toEqual([0, viewport.height]);
        else expect([viewport.width - x - width, Math.round(viewport.height - y - height)]).toEqual([20, 20]);
        await expect(page.locator('[aria-controls=chat]')).toBeHidden();
      });
      await test.step('text has 16 px on phones, where smaller fields zoom the page', async () => {
        await expect(input(page)).toHaveCSS('font-size', '16px');
        if (hasTouch) await expect(log(page)).toHaveCSS('font-size', '16px');
      });
      await test.step('the page behind remains usable', async () => {
        await page.mouse.move(100, 100);
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      });
      await test.step('messages are 16 to 30 rem high, suggestions at most 10 rem, and typing moves nothing', async () => {
        const before = await getBox(panel(page));
        const { height } = await getBox(log(page));
        expect(height).toBeGreaterThanOrEqual(256);
        expect(height).toBeLessThanOrEqual(480);
        await input(page).fill('s');
        expect((await getBox(panel(page).getByRole('listbox'))).height).toBeLessThanOrEqual(160);
        await input(page).fill('x'.repeat(250));
        await expect(input(page)).toHaveAccessibleDescription('30 characters left');
        expect(await getBox(panel(page))).toEqual(before);
      });
      await test.step('the latest message is in view, and long words wrap', async () => {
        await ask(page, 'x'.repeat(200));
        await expect
          .poll(() =>
            log(page).evaluate(({ scrollTop, clientHeight, scrollHeight }) =>
              Math.round(scrollHeight - clientHeight - scrollTop),
            ),
          )
          .toBeLessThan(2);
        expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      });
    });
  });

test('the chat fits a low window of a browser without a visual viewport', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'visualViewport', { value: null });
  });
  await page.setViewportSize({ width: 375, height: 400 });
  await open(page, '/about');
  await openChat(page);
  await waitForOpenedPanel(page);
  for (const part of [panel(page).getByRole('button', { name: 'Close the chat' }), input(page)])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('the chat loads once the visitor uses the page, and then answers offline', async ({
  page,
  context,
  expectedConsoleMessages,
}) => {
  // Pages that are loaded ahead when the connection is lost.
  expectedConsoleMessages.push(/ERR_INTERNET_DISCONNECTED/);
  const requests = recordRequests(page);
  await page.clock.install();
  await open(page, '/about');
  // The particles are the last to load without input.
  await page.clock.fastForward(10_000);
  await expect.poll(() => requests.filter((url) => url.includes('particles-worker'))).toHaveLength(1);
  await openChat(page);
  expect(requests.filter((url) => /SiteChat/.test(url))).toHaveLength(1);
  await context.setOffline(true);
  const opened = requests.length;
  await input(page).fill('pric');
  await expect(panel(page).getByRole('option', { name: 'pricing' })).toBeVisible();
  await ask(page, 'pricing');
  await expect(messages(page).last().getByRole('link')).not.toHaveCount(0);
  expect(requests.slice(opened).filter((url) => /chat|matching/i.test(url))).toEqual([]);
  await context.setOffline(false);
});

test('if its code does not arrive within 10 s, the chat says so in the page and offers a retry', async ({
  page,
}) => {
  await open(page, '/about');
  await stopClock(page);
  const failure = page.getByRole('status').filter({ hasText: 'The chat has not loaded.' });
  await page.route('**/assets/SiteChat*', () => new Promise(() => undefined));
  await chatButton(page).click();
  await expect(chatButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(9900);
  expect(await failure.count()).toBe(0);
  await page.clock.runFor(100);
  await expect(failure).toContainText('Check your connection');
  await expect(chatButton(page)).toHaveAttribute('aria-busy', 'false');
  await expect(failure.getByRole('link', { name: 'Contact page' })).toHaveAttribute('href', '/contact');
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toHaveCount(0);
  await chatButton(page).click();
  await page.clock.runFor(10_000);
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

test('a reply to a closed panel is counted on the chat button, across page changes and reloads', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  await stopClock(page);
  await panel(page).getByRole('button', { name: 'What does it cost?' }).click();
  await expect(log(page).getByText('Typing...')).toBeVisible();
  await page.clock.runFor(900);
  await expect(messages(page)).toHaveCount(2);
  await closeChat(page);
  await followFooterLink(page, 'Blog');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('button', { name: 'Chat with us', exact: true })).toBeVisible();
  await page.clock.resume();
  const button = page.getByRole('button', { name: 'Chat with us, 1 new message' });
  await expect(button).toHaveText('1');
  await page.reload();
  await button.click();
  await expect(messages(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: /new message/ })).toHaveCount(0);
});

test('a conversation can be taken into the inquiry form after two fallback replies', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'our plotter prints only even pages');
  const offer = panel(page).getByRole('link', { name: 'Take this conversation to the inquiry form' });
  await expect(offer).toHaveCount(0);
  await ask(page, 'it is haunted');
  await offer.click();
  await expect(page).toHaveURL('/inquire-now');
  const field = page.getByRole('main').locator('textarea[name=message]');
  await expect(field).toHaveValue(/You: our plotter prints only even pages\n(?:.*\n)*.*You: it is haunted/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await test.step('on the page of the form, new messages are appended', async () => {
    await openChat(page);
    await ask(page, 'is there an exorcist');
    await offer.click();
    await expect(field).toHaveValue(/it is haunted[^]*is there an exorcist/);
  });
});
