import type { Page } from '@playwright/test';
import { chatButton, closeChat, openChat } from './chat';
import { expect, followFooterLink, open, phone, test, waitForHydration } from './fixtures';
import { sitePages } from './sitePages';

/** Repeat a failed run with `RANDOM_SEED=<printed seed>`. */
const firstSeed = Number(process.env['RANDOM_SEED'] ?? '20261122');

const actionsPerPage = 500;
const desktop = { width: 1280, height: 800 };

/** Returns pseudo-random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const keys =
  'Tab Tab Tab Tab Shift+Tab Enter Enter Escape Escape Space ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp Backspace Delete Control+a F6'.split(
    ' ',
  );
const texts = [
  'pricing',
  'x',
  'ada@engine.example',
  '\u{1F600} \u05D0\u05D1',
  '<b>&amp;"\'',
  'word '.repeat(40),
];
const widths = [320, 375, 639, 640, 895, 896, 1280, 1920];

/** Performs one random action and returns its description. */
async function act(page: Page, random: () => number): Promise<string> {
  const choose = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const { width, height } = page.viewportSize() ?? desktop;
  const point = { x: Math.floor(random() * width), y: Math.floor(random() * height) };
  const kind = random();
  if (kind < 0.3) {
    // A control that nothing covers.
    const target = await page.evaluate((share) => {
      const onTop = [
        ...document.querySelectorAll('a[href], button, summary, input, select, textarea, [role=option]'),
      ]
        .map((control) => {
          const box = control.getBoundingClientRect();
          return { control, x: box.left + box.width / 2, y: box.top + box.height / 2 };
        })
        .filter(({ control, x, y }) => control.contains(document.elementFromPoint(x, y)));
      const chosen = onTop[Math.floor(share * onTop.length)];
      return chosen && { x: chosen.x, y: chosen.y, name: chosen.control.outerHTML.slice(0, 80) };
    }, random());
    if (target) await page.mouse.click(target.x, target.y);
    return `click ${target?.name ?? 'nothing'}`;
  }
  if (kind < 0.38) {
    await page.mouse.click(point.x, point.y);
    return `click at ${JSON.stringify(point)}`;
  }
  if (kind < 0.46) {
    await page.mouse.move(point.x, point.y);
    return `move to ${JSON.stringify(point)}`;
  }
  if (kind < 0.73) {
    const key = choose(keys);
    await page.keyboard.press(key);
    return `press ${key}`;
  }
  if (kind < 0.81) {
    const text = choose(texts);
    await page.keyboard.insertText(text);
    return `insert ${text}`;
  }
  if (kind < 0.89) {
    await page.mouse.wheel(0, (random() - 0.4) * 2000);
    return 'scroll';
  }
  if (kind < 0.92) {
    const size = { width: choose(widths), height: choose([desktop.height, phone.height]) };
    await page.setViewportSize(size);
    return `resize to ${JSON.stringify(size)}`;
  }
  if (kind < 0.96) {
    const delta = random() < 0.4 ? 1 : -1;
    await page.evaluate((steps) => {
      history.go(steps);
    }, delta);
    return `go ${String(delta)}`;
  }
  const colorScheme = choose(['dark', 'light'] as const);
  await page.emulateMedia({ colorScheme });
  return `system theme ${colorScheme}`;
}

/** Closes panels and dialogs, and checks that the page is usable: nothing inert, scroll not locked, navigation, chat and theme work. */
async function expectUsable(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await waitForHydration(page);
  // Suggestions, chat, Services panel and dialog each close on one press.
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^(?!Chat with us)/ })).toHaveCount(0);
  const close = page.getByRole('button', { name: 'Close the chat' });
  // The chat may be closing, and its button may be gone before it is clicked.
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1000 });
    await expect(close).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.locator('[inert]')).toHaveCount(0);
  for (const element of ['html', 'body'])
    await expect(page.locator(element)).not.toHaveCSS('overflow-y', 'hidden');
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
  const wasDark = (await toggle.getAttribute('aria-pressed')) === 'true';
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', String(!wasDark));
  await openChat(page);
  await closeChat(page);
  await expect(chatButton(page)).toBeFocused();
  await followFooterLink(page, 'Accessibility');
  await expect(page).toHaveURL(/\/accessibility$/);
}

for (const [index, { path }] of sitePages.filter(({ isSample }) => isSample).entries())
  test(
    `${path} stays usable under random input`,
    { tag: '@extended' },
    async ({ page, expectedConsoleMessages }) => {
      test.setTimeout(600_000);
      // The not-found page itself, and pages to which random input in the address does not lead.
      expectedConsoleMessages.push(/status of 404/);
      // Leaves the page only for other pages of the site: no mail program, no other site, no new tab, no print dialog.
      await page.addInitScript(() => {
        window.print = () => undefined;
        const keepOnSite = (event: Event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          if (link && (link.origin !== location.origin || link.target === '_blank')) event.preventDefault();
        };
        document.addEventListener('click', keepOnSite, true);
      });
      await open(page, path);
      const seed = firstSeed + index;
      const random = randomNumbers(seed);
      const log: string[] = [];
      try {
        for (let count = 0; count < actionsPerPage; count++) {
          try {
            log.push(await act(page, random));
          } catch (error) {
            if (!/Execution context was destroyed|interrupted by another/.test(String(error))) throw error;
            await page.waitForLoadState();
          }
          // Back from the first document leads to the empty page.
          if (!page.url().startsWith('http')) await open(page, path);
        }
        await expectUsable(page);
      } catch (error) {
        throw new Error(
          `RANDOM_SEED=${String(firstSeed)}; the last actions were:\n${log.slice(-15).join('\n')}`,
          {
            cause: error,
          },
        );
      }
    },
  );
