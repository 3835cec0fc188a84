/** Opens pages of the site as a phone or a desktop computer does. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
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
  return { page, session: await context.newCDPSession(page) };
}

export async function slowDown({ session }: Awaited<ReturnType<typeof newPage>>): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

/**
 * Returns the middle of the first shown element that a selector matches, scrolled into view. In the page's own code: for a
 * press, Playwright adds listeners for pointer and touch events, which would be measured too.
 */
export function getCentre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((matching) => {
    const shown = [...document.querySelectorAll(matching)].find((element) => element.checkVisibility());
    if (!shown) throw new Error(`The page shows no element that matches "${matching}".`);
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
}
