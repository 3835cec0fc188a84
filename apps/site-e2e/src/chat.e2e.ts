import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, live, open, test } from './fixtures';

const chatButton = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
const log = (page: Page) => panel(page).getByRole('log');
const input = (page: Page) => panel(page).getByRole('combobox');
const messages = (page: Page) => log(page).locator('li:has(time)');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;

async function openChat(page: Page) {
  await chatButton(page).click();
  await expect(panel(page)).toBeVisible();
}

/** The panel's spring shows it smaller than it is. */
async function atRest(page: Page) {
  await expect.poll(() => panel(page).evaluate((element) => element.getAnimations().length)).toBe(0);
}

async function ask(page: Page, text: string) {
  const before = await messages(page).count();
  await input(page).fill(text);
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
}

/** Stops the page's clock, so that a reply comes when the test says so, however busy the machine is. */
async function stopClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not on the screen');
  return found;
};

/** Code, styles and replies that the page has asked for, and their gzipped sizes. */
async function fetched(page: Page) {
  return page.evaluate(async () => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.(?:js|css|json)$/.test(name));
    const sizes = await Promise.all(
      [...new Set(names)].map(async (name) => {
        const stream = (await fetch(name)).body?.pipeThrough(new CompressionStream('gzip'));
        return [name, (await new Response(stream).arrayBuffer()).byteLength] as const;
      }),
    );
    return Object.fromEntries(sizes);
  });
}

test('a floating button at bottom-right opens and closes the panel', async ({ page, viewport }) => {
  await open(page, '/about');
  const button = await box(chatButton(page));
  const { width = 0, height = 0 } = viewport ?? {};
  expect(width - button.x - button.width).toBeLessThan(40);
  expect(height - button.y - button.height).toBeLessThan(40);
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  await openChat(page);
  await expect(panel(page).getByRole('heading', { name: 'Chat with us' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
});

test('the message area is about 16 rem high, the suggestions at most 10', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await atRest(page);
  expect((await box(log(page))).height).toBe(256);
  await input(page).fill('s');
  const list = panel(page).getByRole('listbox');
  expect((await box(list)).height).toBeLessThanOrEqual(160);
  // Typing does not move the panel.
  expect((await box(log(page))).height).toBe(256);
});

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

test('1. a non-modal dialog: a small panel on desk, a sheet of the page’s width on phones', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  await atRest(page);
  const { x, y, width, height } = await box(panel(page));
  expect(width).toBe(isPhone(page) ? 375 : 380);
  expect(y).toBeGreaterThanOrEqual(0);
  if (isPhone(page)) {
    expect(x).toBe(0);
    expect(Math.round(y + height)).toBe(page.viewportSize()?.height);
  } else {
    expect(x + width).toBeLessThan(1280);
    // The button stays in sight under it and closes it, too.
    expect(y + height).toBeLessThanOrEqual((await box(chatButton(page))).y);
    await chatButton(page).click();
    await expect(panel(page)).toHaveCount(0);
    await openChat(page);
  }
  // The page behind is alive: not inert, not hidden, not locked.
  await expect(page.getByRole('banner')).toBeVisible();
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('1. Escape closes the list, then the panel, and the focus returns to the button', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await input(page).fill('pri');
  await expect(panel(page).getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page).getByRole('listbox')).toHaveCount(0);
  await expect(input(page)).toHaveValue('pri');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
});

test('2. each reply is announced once; restored history and an overtaken Typing... are not', async ({
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

test('3. suggestions by keyboard: arrows, End, Home, Enter fills, Enter sends, Tab leaves', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  await input(page).fill('security');
  const options = panel(page).getByRole('option');
  await expect(options.first()).toBeVisible();
  const count = await options.count();
  expect(count).toBeGreaterThan(3);
  await expect(options.first().locator('mark')).toHaveText('security');
  const selected = panel(page).getByRole('option', { selected: true });
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const term = await options.first().textContent();
  await expect(panel(page).getByRole('status')).toHaveText(`${String(count)} topics match`);
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue(String(term));
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(messages(page).last()).toContainText(String(term));
  await input(page).fill('security');
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeFocused();
});

test('3. a suggestion is chosen by a press, and Shift+Enter and blank messages send nothing', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  await input(page).fill('pric');
  await panel(page).getByRole('option', { name: 'pricing' }).click();
  await expect(input(page)).toHaveValue('pricing');
  await expect(panel(page).getByRole('listbox')).toHaveCount(0);
  await input(page).press('Shift+Enter');
  await input(page).fill('   ');
  await input(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(messages(page)).toHaveCount(1);
});

test('4. a reply that comes while the panel is closed is counted on the button', async ({ page }) => {
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

test('5. the Enter that accepts a word of an input method does not send', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await input(page).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'pricing', selectionStart: 7, selectionEnd: 7 });
  await expect(input(page)).toHaveValue('pricing');
  const sent = await input(page).evaluate((field) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(sent).toBe(false);
  await session.send('Input.insertText', { text: 'pricing' });
  await expect(messages(page)).toHaveCount(1);
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(3);
});

test('6. the latest message is in sight, after each change and on opening; long words break', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  const atEnd = () =>
    log(page).evaluate(
      ({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop < 2,
    );
  for (const text of ['pricing', 'x'.repeat(200), 'healthcare']) {
    await ask(page, text);
    await expect.poll(atEnd).toBe(true);
  }
  expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(log(page)).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(log(page)).toHaveCSS('scroll-behavior', 'auto');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await openChat(page);
  expect(await atEnd()).toBe(true);
});

test('7. text of 16 px on phones, and the focus in the field only where no keyboard would slide up', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  await expect(input(page)).toHaveCSS('font-size', '16px');
  if (isPhone(page)) {
    await expect(panel(page)).toBeFocused();
    await expect(log(page)).toHaveCSS('font-size', '16px');
  } else {
    await expect(input(page)).toBeFocused();
  }
});

test('7. an on-screen keyboard does not cover the text field', async ({ page, viewport }) => {
  await open(page, '/about');
  await openChat(page);
  const height = viewport?.height ?? 0;
  const keyboard = 300;
  // Playwright has no keyboard to show: the visual viewport says what it would say.
  await page.evaluate((visible) => {
    const area = window.visualViewport;
    if (!area) throw new Error('no visual viewport');
    Object.defineProperty(area, 'height', { value: visible });
    area.dispatchEvent(new Event('resize'));
  }, height - keyboard);
  const bottom = async () => {
    const { y, height: own } = await box(input(page));
    return y + own;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(height - keyboard);
  expect((await box(panel(page))).y).toBeGreaterThanOrEqual(0);
  await expect(panel(page).getByRole('button', { name: 'Close the chat' })).toBeInViewport();
});

test('7. where the browser does not tell what is in sight, the panel fits the window all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'visualViewport', { value: null });
  });
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 400 });
  await open(page, '/about');
  await openChat(page);
  await atRest(page);
  expect((await box(panel(page))).y).toBeGreaterThanOrEqual(0);
  await expect(panel(page).getByRole('button', { name: 'Close the chat' })).toBeInViewport({ ratio: 1 });
  await expect(input(page)).toBeInViewport({ ratio: 1 });
});

test('8. the conversation goes along from page to page, open, and outlasts a reload', async ({ page }) => {
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

test('8. the transcript can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'pricing');
  await panel(page).getByRole('button', { name: 'Copy transcript' }).click();
  await expect(panel(page).getByRole('button', { name: 'Transcript copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\] You: pricing\n\[\d\d:\d\d\] Keystrand: .*\(http/);
});

test('8. blocked or corrupt storage changes nothing but how long it lasts', async ({ page }) => {
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

test('9. a reply that is due survives closing the panel and changing the page', async ({ page }) => {
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

test('9. a reply that is due survives a reload of the visit', async ({ page }) => {
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

test('10. what the visitor writes is shown as written', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await ask(page, '<img src=x onerror="document.title=1"> &amp; <a href="javascript:1">x</a>');
  await expect(messages(page).nth(1)).toContainText('<img src=x onerror="document.title=1"> &amp; <a href');
  expect(await log(page).locator('img').count()).toBe(0);
  for (const link of await log(page).getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(?:https:|mailto:|tel:|\/(?!\/))/);
  }
});

test('11. a long paste is cut in sight and not sent', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await input(page).fill('word '.repeat(400));
  expect((await input(page).inputValue()).length).toBe(280);
  await expect(
    panel(page)
      .getByText(/Shortened to 280 characters/)
      .first(),
  ).toBeVisible();
  await expect(panel(page).getByRole('status')).toContainText('Shortened');
  await expect(messages(page)).toHaveCount(1);
  await input(page).fill('x'.repeat(250));
  await expect(input(page)).toHaveAccessibleDescription('30 characters left');
  // Counting does not move the panel.
  const counted = await box(panel(page));
  await input(page).fill('');
  await expect(panel(page).getByText('characters left')).toHaveCount(0);
  expect(await box(panel(page))).toEqual(counted);
});

test('12. after two fallbacks the conversation can be taken to the inquiry form', async ({ page }) => {
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

test('13. server-rendered as a link to the contact page, which an early press does not lose', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/about')).text();
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*aria-label="Contact us"/);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
  await live(page);
  await expect(panel(page)).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL('/about');
});

test('13. the keyboard focus stays on the link as it becomes the button', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Contact us' }).focus();
  await live(page);
  await expect(chatButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeVisible();
});

test.describe('13. without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to the contact page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Contact us', exact: true }).last().click();
    await expect(page).toHaveURL('/contact');
  });
});

test('13. reduced motion, forced colours and right-to-left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await open(page, '/about');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const button = await box(chatButton(page));
  expect(button.x).toBeLessThan(40);
  await openChat(page);
  await ask(page, 'pricing');
  await expect(messages(page).last().locator('p')).toHaveCSS('border-top-style', 'solid');
  const [own, reply] = [
    await box(messages(page).nth(1).locator('p')),
    await box(messages(page).nth(2).locator('p')),
  ];
  // The visitor speaks from the other side than in left-to-right.
  expect(own.x).toBeLessThan(reply.x);
  const overflow = await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
  expect(await panel(page).evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('axe finds nothing wrong with the open chat, in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await openChat(page);
  for (const text of ['pricing', 'xyzzy', 'plugh']) await ask(page, text);
  await input(page).fill('pri');
  await input(page).press('ArrowDown');
  await expectAccessible(page);
});

test('14. nothing is fetched before first use, and at most 15 kB gzipped by opening and asking', async ({
  page,
}) => {
  await open(page, '/about');
  await page.waitForTimeout(3000);
  const before = await fetched(page);
  expect(Object.keys(before).filter((name) => /chat/i.test(name))).toEqual([]);
  await openChat(page);
  await page.waitForTimeout(500);
  const opened = Object.keys(await fetched(page)).filter((name) => !(name in before));
  // The keywords come when something is asked, and of the replies those that lie with the one.
  expect(opened.filter((name) => /SiteChat/.test(name))).toHaveLength(1);
  expect(opened.filter((name) => /chatEngine|chatReplies/.test(name))).toEqual([]);
  await ask(page, 'pricing');
  await page.waitForTimeout(500);
  const added = Object.entries(await fetched(page)).filter(([name]) => !(name in before));
  const seen = added.map(([name, size]) => `${name} ${String(size)}`).join('\n');
  expect(added.filter(([name]) => /chatEngine|chatReplies/.test(name)).length, seen).toBe(2);
  expect(
    added.reduce((sum, [, size]) => sum + size, 0),
    seen,
  ).toBeLessThanOrEqual(15_000);
});

test('14. where its code does not come, the visitor goes to the contact page', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await page.route('**/assets/SiteChat*', (route) => route.abort());
  await open(page, '/about');
  await chatButton(page).click();
  await expect(page).toHaveURL('/contact');
});

test('14. where the keywords do not come, it says so and shows another way', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await page.route('**/assets/chatEngine*', (route) => route.abort());
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'pricing');
  await expect(messages(page).last()).toContainText('did not arrive');
  await expect(messages(page).last().getByRole('link')).toHaveAttribute('href', '/contact');
  await page.unroute('**/assets/chatEngine*');
  await ask(page, 'pricing');
  await expect(messages(page).last()).toContainText('quote');
});

test('14. a reply that does not come is owned up to; the question stays and can be asked again', async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource/);
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'pricing');
  await context.setOffline(true);
  const again = log(page).getByRole('button', { name: 'Ask again' });
  await expect(again).toHaveCount(0);
  await ask(page, 'devops');
  await expect(messages(page).last()).toContainText('did not arrive');
  await expect(messages(page).last().getByRole('link')).toHaveAttribute('href', '/contact');
  await expect(messages(page).nth(3)).toContainText('You: devops');
  // What has been fetched before answers all the same.
  await ask(page, 'pricing');
  await expect(messages(page).last()).toContainText('quote');
  // Of a file that has not been.
  await ask(page, 'blockchain');
  await expect(again).toBeInViewport();
  await context.setOffline(false);
  await again.click();
  await expect(messages(page)).toHaveCount(11);
  await expect(messages(page).nth(9)).toContainText('You: blockchain');
  await expect(messages(page).last()).not.toContainText('did not arrive');
  await expect(messages(page).last().getByRole('link')).not.toHaveCount(0);
  await expect(again).toHaveCount(0);
});

test('14. a reply that comes late is waited for, with Typing... in sight', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/chatReplies*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/about');
  await openChat(page);
  await input(page).fill('pricing');
  await input(page).press('Enter');
  await page.waitForTimeout(2500);
  await expect(log(page).getByText('Typing...')).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
  release();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText('quote');
  await expect(log(page).getByText('Typing...')).toHaveCount(0);
});
