import { expectAccessible } from './accessible';
import { chatButton, panel, log, input, messages, isPhone, openChat, atRest, ask, box } from './chat';
import { expect, open, test } from './fixtures';

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

test('a non-modal dialog: a small panel on desk, a sheet of the page’s width on phones', async ({ page }) => {
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

test('Escape closes the list, then the panel, and the focus returns to the button', async ({ page }) => {
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

test('the latest message is in sight, after each change and on opening; long words break', async ({
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

test('text of 16 px on phones, and the focus in the field only where no keyboard would slide up', async ({
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

test('an on-screen keyboard does not cover the text field', async ({ page, viewport }) => {
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

test('where the browser does not tell what is in sight, the panel fits the window all the same', async ({
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

test('reduced motion, forced colours and right-to-left', async ({ page }) => {
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
