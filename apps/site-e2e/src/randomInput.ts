import type { Page } from '@playwright/test';
import { desktop, phone } from './viewports';

/** Returns pseudo-random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const keys = [
  ...Array<string>(8).fill('Tab'),
  ...Array<string>(3).fill('Shift+Tab'),
  ...[
    'Enter',
    'Enter',
    'Escape',
    'Escape',
    'Space',
    'Space',
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
    'ArrowRight',
  ],
  ...['Home', 'End', 'PageDown', 'PageUp', 'Backspace', 'Delete', 'Control+a', 'F6'],
];
const texts = [
  'pricing',
  'x',
  'ada@engine.example',
  '\u{1F600} \u05D0\u05D1',
  '<b>&amp;"\'',
  '%E0%A4%A',
  'word '.repeat(40),
];
const widths = [320, 375, 639, 640, 895, 896, 1280, 1920];

/** Performs one random action and returns its description. */
export type RandomAction = (page: Page, random: () => number) => Promise<string>;

const choose = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

const randomPoint = (page: Page, random: () => number) => {
  const { width, height } = page.viewportSize() ?? desktop;
  return { x: Math.floor(random() * width), y: Math.floor(random() * height) };
};

/** Clicks a control of the page if it can be clicked; controls that something covers are left alone. */
async function clickControl(page: Page, random: () => number): Promise<string> {
  const which = random();
  const target = await page.evaluate((share) => {
    const selector = 'a[href], button, summary, input, select, textarea, [role=option]';
    const onTop = [...document.querySelectorAll(selector)].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const hit = document.elementFromPoint(x, y);
      return hit && (control.contains(hit) || hit.contains(control))
        ? [
            {
              x,
              y,
              name: `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent}`,
            },
          ]
        : [];
    });
    return onTop[Math.floor(share * onTop.length)];
  }, which);
  if (!target) return 'no control in view';
  await page.mouse.click(target.x, target.y);
  return `click ${target.name.slice(0, 40)}`;
}

const actions: readonly (readonly [weight: number, action: RandomAction])[] = [
  [30, clickControl],
  [
    8,
    async (page, random) => {
      const { x, y } = randomPoint(page, random);
      await page.mouse.click(x, y);
      return `click at ${String(x)}, ${String(y)}`;
    },
  ],
  [
    8,
    async (page, random) => {
      const { x, y } = randomPoint(page, random);
      await page.mouse.move(x, y);
      return `move to ${String(x)}, ${String(y)}`;
    },
  ],
  [
    25,
    async (page, random) => {
      const key = choose(keys, random);
      await page.keyboard.press(key);
      return `press ${key}`;
    },
  ],
  [
    8,
    async (page, random) => {
      const text = choose(texts, random);
      await page.keyboard.insertText(text);
      return `insert ${text}`;
    },
  ],
  [
    8,
    async (page, random) => {
      const distance = Math.floor((random() - 0.4) * 2000);
      await page.mouse.wheel(0, distance);
      return `scroll by ${String(distance)}`;
    },
  ],
  [
    3,
    async (page, random) => {
      const width = choose(widths, random);
      await page.setViewportSize({ width, height: random() < 0.5 ? desktop.height : phone.height });
      return `resize to ${String(width)}`;
    },
  ],
  [
    4,
    async (page, random) => {
      const forward = random() < 0.4;
      await page.evaluate((isForward) => {
        if (isForward) history.forward();
        else history.back();
      }, forward);
      return forward ? 'forward' : 'back';
    },
  ],
  [
    3,
    async (page, random) => {
      const colorScheme = random() < 0.5 ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme });
      return `system theme ${colorScheme}`;
    },
  ],
  [
    3,
    async (page) => {
      // Opens the menu, the Services panel or the chat, which random clicks seldom reach.
      const buttons = page.locator('header button:visible, a[aria-controls=chat]:visible');
      await buttons
        .first()
        .focus({ timeout: 500 })
        .catch(() => undefined);
      await page.keyboard.press('Enter');
      return 'open by Enter';
    },
  ],
];

const totalWeight = actions.reduce((sum, [weight]) => sum + weight, 0);

/** Performs one action, chosen by weight, and returns its description. */
export const performRandomAction: RandomAction = (page, random) => {
  let remaining = random() * totalWeight;
  for (const [weight, action] of actions) {
    remaining -= weight;
    if (remaining < 0) return action(page, random);
  }
  throw new Error('The weights do not add up.');
};
