import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { shareOfWords } from './words.ts';

/** Time for scripts to add text, in milliseconds; particles and other late scripts add none. */
const settleTime = 3000;

/** Returns the visible text of a page, with or without its scripts. */
async function visibleText(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    if (javaScriptEnabled) await sleep(settleTime);
    return await page.locator('body').innerText();
  } finally {
    await context.close();
  }
}

/** Returns the share of a page's words that are visible without JavaScript, from 0 to 1. */
export async function measureWords(browser: Browser, url: string): Promise<number> {
  const complete = await visibleText(browser, url, true);
  return shareOfWords(complete, await visibleText(browser, url, false));
}
