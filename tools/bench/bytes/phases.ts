/** Finds when a page loads each of its scripts. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { chunkName } from './chunks.ts';

/** When a script is requested: until the first paint, until hydration, or later without any input. */
export const phases = ['before paint', 'before hydration', 'at rest'] as const;
export type Phase = (typeof phases)[number];

/** Time without input in milliseconds, after which a page is at rest. */
const restTime = 6000;

interface PageTimes {
  readonly paint: number;
  readonly hydration: number;
  readonly scripts: readonly { readonly name: string; readonly startTime: number }[];
}

/** Returns the phase in which each chunk was requested, by its name. */
export function phasesOf({ paint, hydration, scripts }: PageTimes): Map<string, Phase> {
  return new Map(
    scripts.map(({ name, startTime }) => [
      chunkName(name),
      startTime < paint ? 'before paint' : startTime < hydration ? 'before hydration' : 'at rest',
    ]),
  );
}

/** What a page loads without any input. */
export interface PageScripts {
  /** Phases of the chunks by name. */
  readonly chunks: ReadonlyMap<string, Phase>;
  /** Bytes of inline scripts, which run before the first paint; not compressed, as they are compressed with the document. */
  readonly inline: number;
}

interface TimedWindow {
  hydratedAt?: number;
}

/**
 * Opens a page and leaves it alone until it is at rest.
 *
 * @throws {Error} if it does not paint or hydrate
 */
export async function readPageScripts(browser: Browser, url: string): Promise<PageScripts> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    await context.addInitScript(() => {
      performance.setResourceTimingBufferSize(1000);
      new MutationObserver((_, observer) => {
        if (!document.documentElement.hasAttribute('data-hydrated')) return;
        observer.disconnect();
        (window as TimedWindow).hydratedAt = performance.now();
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
    });
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await sleep(restTime);
    const { inline, ...times } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      hydration: (window as TimedWindow).hydratedAt ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, startTime })),
      inline: [...document.querySelectorAll('script:not([src], [type="application/ld+json"])')].reduce(
        (sum, { textContent }) => sum + new TextEncoder().encode(textContent).length,
        0,
      ),
    }));
    if (times.paint === 0 || times.hydration === 0) throw new Error(`${url} has not painted and hydrated.`);
    return { chunks: phasesOf(times), inline };
  } finally {
    await context.close();
  }
}
