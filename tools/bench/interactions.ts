/** Measures the time from an input to the next paint, by the Event Timing API, with particles running. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { desktop, getCentre, newPage, phone, slowDown, waitForHydration } from './pages.ts';
import type { BenchWindow, Series } from './pages.ts';

/** Time between two inputs, in milliseconds: animations end, and event entries are reported. */
const pause = 700;
/**
 * Time between finding an element and pressing it, in milliseconds: the code that finds it is not part of the interaction, and
 * a mouse is over an element before it presses it.
 */
const approach = 200;
/** Time between press and release, in milliseconds: long enough for handlers of `pointerdown` and `keydown` to end before `click`. */
const held = 80;
/** Greatest time from an input to the next paint, in milliseconds. */
const limit = 50;

/** Presses the middle of the element that a selector matches with mouse or finger, then waits. */
type Press = (selector: string) => Promise<void>;

interface Scenario {
  readonly name: string;
  /** Path of a page of the site, or a URL with data that takes its place. */
  readonly page: string;
  readonly device: BrowserContextOptions;
  /** Brings the page to the state in which the interaction is measured; not measured itself. */
  readonly prepare?: (page: Page, press: Press) => Promise<unknown>;
  readonly act: (page: Page, press: Press) => Promise<void>;
}

async function type(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key, { delay: held });
    await sleep(250 - held);
  }
  await sleep(pause);
}

const chatButton = 'aside [aria-label^="Chat with us"]';
const pressTwice =
  (selector: string): Scenario['act'] =>
  async (_page, press) => {
    await press(selector);
    await press(selector);
  };

/** The least that a press can take on this machine: the browser changes two colours of a page that runs no script. */
const floorPage = `<!doctype html><meta name="viewport" content="width=device-width"><title>Floor</title>
  <style>:root:has(:checked) { background: black; color: white }</style>
  <label><input type="checkbox">Dark</label>`;

const scenarios: readonly Scenario[] = [
  {
    name: 'floor: a page without script changes its colours (phone)',
    page: `data:text/html,${encodeURIComponent(floorPage)}`,
    device: phone,
    act: pressTwice('input'),
  },
  {
    name: 'menu opens and closes (phone)',
    page: '/about',
    device: phone,
    act: async (_page, press) => {
      await press('[aria-label="Open the menu"]');
      await press('[aria-label="Close the menu"]');
    },
  },
  {
    name: 'theme changes (desktop)',
    page: '/about',
    device: desktop,
    act: pressTwice('header [aria-label="Dark theme"]'),
  },
  {
    name: 'Services panel opens and closes (desktop)',
    page: '/about',
    device: desktop,
    act: pressTwice('header [aria-expanded]'),
  },
  {
    name: 'chat opens (phone)',
    page: '/about',
    device: phone,
    act: (_page, press) => press(chatButton),
  },
  {
    name: 'keys in the chat (desktop)',
    page: '/about',
    device: desktop,
    prepare: async (page, press) => {
      await press(chatButton);
      await page.focus('aside [role=combobox]');
    },
    act: (page) => type(page, 'pricing'),
  },
  {
    name: 'keys in a form (desktop)',
    page: '/contact',
    device: desktop,
    prepare: (page) => page.focus('#name'),
    act: (page) => type(page, 'Ada Lovel'),
  },
  {
    name: 'disclosure opens and closes (phone)',
    page: '/smart-contract-development',
    device: phone,
    // Scrolls, so that what a new position draws is not measured.
    prepare: (page) => getCentre(page, 'main summary'),
    act: pressTwice('main summary'),
  },
];

/** Returns the longest interaction of one repetition, in milliseconds; 16 if all were shorter than Event Timing reports. */
async function runScenario(browser: Browser, origin: string, scenario: Scenario): Promise<number> {
  const open = await newPage(browser, scenario.device);
  const { page, session } = open;
  const press: Press = async (selector) => {
    const { x, y } = await getCentre(page, selector);
    if (!scenario.device.hasTouch) await page.mouse.move(x, y);
    await sleep(approach);
    if (scenario.device.hasTouch) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await sleep(held);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.click(x, y, { delay: held });
    }
    await sleep(pause);
  };
  await page.goto(new URL(scenario.page, origin).href);
  if (scenario.page.startsWith('/')) {
    await waitForHydration(page);
    await page.waitForFunction(() => (window as BenchWindow).particlesRun);
  }
  await sleep(pause);
  await scenario.prepare?.(page, press);
  await slowDown(open);
  await sleep(pause);
  await page.evaluate(() => ((window as BenchWindow).interactions = []));
  await scenario.act(page, press);
  const found = await page.evaluate(() => (window as BenchWindow).interactions ?? []);
  await page.context().close();
  return Math.max(16, ...found);
}

export const interactions = scenarios.map((scenario): Series => ({
  name: scenario.name,
  atMost: limit,
  measure: (browser, origin) => runScenario(browser, origin, scenario),
}));
