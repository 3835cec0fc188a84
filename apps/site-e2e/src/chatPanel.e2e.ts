import { expectAccessible } from './accessibility';
import {
  ask,
  chatButton,
  closeChat,
  input,
  isPhone,
  log,
  messages,
  openChat,
  panel,
  waitForOpenedPanel,
} from './chat';
import { boxOf, expect, open, test } from './fixtures';

test('the chat panel opens, fits the viewport and closes', async ({ page, viewport }) => {
  const { width: viewportWidth = 0, height: viewportHeight = 0 } = viewport ?? {};
  await open(page, '/about');
  const list = panel(page).getByRole('listbox');

  await test.step('the button is at bottom right', async () => {
    const { x, y, width, height } = await boxOf(chatButton(page));
    expect(viewportWidth - x - width).toBeLessThan(40);
    expect(viewportHeight - y - height).toBeLessThan(40);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
  await test.step('opening focuses the field, but not where it would open an on-screen keyboard', async () => {
    await openChat(page);
    await expect(panel(page).getByRole('heading', { name: 'Chat with us' })).toBeVisible();
    await expect(isPhone(page) ? panel(page) : input(page)).toBeFocused();
  });
  await test.step('text has 16 px on phones, where smaller fields zoom the page', async () => {
    await expect(input(page)).toHaveCSS('font-size', '16px');
    if (isPhone(page)) await expect(log(page)).toHaveCSS('font-size', '16px');
  });
  await test.step('the panel is 380 px wide, and on phones as wide as the page', async () => {
    await waitForOpenedPanel(page);
    const { x, y, width, height } = await boxOf(panel(page));
    expect(width).toBe(isPhone(page) ? 375 : 380);
    expect(y).toBeGreaterThanOrEqual(0);
    if (isPhone(page)) {
      expect(x).toBe(0);
      expect(Math.round(y + height)).toBe(viewportHeight);
    } else {
      expect(x + width).toBeLessThan(viewportWidth);
      // The button remains visible below the panel.
      expect(y + height).toBeLessThanOrEqual((await boxOf(chatButton(page))).y);
    }
  });
  await test.step('the page behind remains usable', async () => {
    await expect(page.getByRole('banner')).toBeVisible();
    await page.mouse.move(100, 200);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });
  await test.step('messages are 16 rem high, suggestions at most 10 rem, and typing moves nothing', async () => {
    expect((await boxOf(log(page))).height).toBe(256);
    await input(page).fill('s');
    expect((await boxOf(list)).height).toBeLessThanOrEqual(160);
    expect((await boxOf(log(page))).height).toBe(256);
  });
  await test.step('Escape closes the suggestions, then the panel, and returns focus to the button', async () => {
    await input(page).fill('pri');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(input(page)).toHaveValue('pri');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
  });
  await test.step('its buttons close the panel', async () => {
    await openChat(page);
    await closeChat(page);
    await expect(chatButton(page)).toBeFocused();
    if (!isPhone(page)) {
      await openChat(page);
      await chatButton(page).click();
      await expect(panel(page)).toHaveCount(0);
    }
  });
});

test('the latest message is visible after each message and after opening; long words wrap', async ({
  page,
}) => {
  await open(page, '/about');
  await openChat(page);
  const isAtEnd = () =>
    log(page).evaluate(
      ({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop < 2,
    );
  for (const text of ['pricing', 'x'.repeat(200), 'healthcare']) {
    await ask(page, text);
    await expect.poll(isAtEnd).toBe(true);
  }
  expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(log(page)).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(log(page)).toHaveCSS('scroll-behavior', 'auto');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await openChat(page);
  expect(await isAtEnd()).toBe(true);
});

test('the panel fits above an on-screen keyboard and without a visual viewport', async ({
  page,
  viewport,
}) => {
  const { width = 0, height = 0 } = viewport ?? {};
  const closeButton = panel(page).getByRole('button', { name: 'Close the chat' });
  await test.step('an on-screen keyboard does not cover the field', async () => {
    await open(page, '/about');
    await openChat(page);
    const keyboardHeight = 300;
    // Playwright has no on-screen keyboard; the visual viewport reports one.
    await page.evaluate((visibleHeight) => {
      const { visualViewport } = window;
      if (!visualViewport) throw new Error('The browser has no visual viewport.');
      Object.defineProperty(visualViewport, 'height', { value: visibleHeight });
      visualViewport.dispatchEvent(new Event('resize'));
    }, height - keyboardHeight);
    await expect
      .poll(async () => {
        const box = await boxOf(input(page));
        return box.y + box.height;
      })
      .toBeLessThanOrEqual(height - keyboardHeight);
    expect((await boxOf(panel(page))).y).toBeGreaterThanOrEqual(0);
    await expect(closeButton).toBeInViewport();
  });
  await test.step('without a visual viewport, the panel fits a low window', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'visualViewport', { value: null });
    });
    await page.setViewportSize({ width, height: 400 });
    await open(page, '/about');
    await openChat(page);
    await waitForOpenedPanel(page);
    expect((await boxOf(panel(page))).y).toBeGreaterThanOrEqual(0);
    await expect(closeButton).toBeInViewport({ ratio: 1 });
    await expect(input(page)).toBeInViewport({ ratio: 1 });
  });
});

test('the open chat is accessible and supports reduced motion, forced colours and right-to-left', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await test.step('a conversation with suggestions is accessible', async () => {
    await openChat(page);
    for (const text of ['pricing', 'xyzzy', 'plugh']) await ask(page, text);
    await input(page).fill('pri');
    await input(page).press('ArrowDown');
    await expectAccessible(page);
    await input(page).fill('');
    await closeChat(page);
  });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await test.step('in right-to-left, the button is at bottom left and the sides of the messages are swapped', async () => {
    expect((await boxOf(chatButton(page))).x).toBeLessThan(40);
    await openChat(page);
    const [question, reply] = [messages(page).nth(1).locator('p'), messages(page).nth(2).locator('p')];
    expect((await boxOf(question)).x).toBeLessThan((await boxOf(reply)).x);
    expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
  await test.step('in forced colours, messages have a border', async () => {
    await expect(messages(page).last().locator('p')).toHaveCSS('border-top-style', 'solid');
  });
  await test.step('under reduced motion, the panel opens without an animation', async () => {
    expect(await panel(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});
