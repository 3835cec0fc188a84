/** Opens pages of the site as a phone or a desktop computer does. */
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Limit } from './limits.ts';

/** What is measured several times, in milliseconds, with the limit of the median. */
export interface Series extends Limit {
  readonly measure: (browser: Browser, origin: string) => Promise<number>;
}

/** The same phone as in Lighthouse's mobile preset. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Globals that the scripts of this folder set in a page. */
export interface BenchWindow extends Window {
  /** Whether the particles' worker has started. */
  particlesRun?: boolean;
  /** Durations of interactions, in milliseconds. */
  interactions?: number[];
}

/** Runs in the page before its own scripts. */
function observePage(): void {
  const bench = window as BenchWindow;
  bench.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        bench.interactions?.push(entry.duration);
    }
    // 16 ms is the least that browsers accept.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  window.Worker = class extends Worker {
    constructor(...parameters: ConstructorParameters<typeof Worker>) {
      super(...parameters);
      this.addEventListener('message', () => (bench.particlesRun = true), { once: true });
    }
  };
}

/** Opens an empty page in a new context whose documents are observed; returns it with its DevTools session. */
export async function newPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ colorScheme: 'light', locale: 'en-GB', ...options });
  await context.addInitScript(observePage);
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

/** Slows the page's thread down to a quarter of its speed. */
export async function slowDown({ session }: Awaited<ReturnType<typeof newPage>>): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until the particles run. */
export async function waitForParticles(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as BenchWindow).particlesRun);
}

/**
 * Returns the middle of an element, scrolled into view. Events are then dispatched at a point, because Playwright's own
 * clicks run code in the page that would be measured too.
 */
export async function getCentre(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not rendered.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
