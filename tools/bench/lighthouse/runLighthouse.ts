import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { readRun } from './readRun.ts';
import type { Run } from './readRun.ts';

/**
 * Measures a page once with Lighthouse's mobile preset, which is its default, in a new browser with an empty profile.
 *
 * @param chromePath executable of Chromium
 * @throws {Error} if the page could not be measured
 */
export async function runLighthouse(url: string, chromePath: string): Promise<Run> {
  const chrome = await launch({
    chromePath,
    logLevel: 'silent',
    // Chromium cannot use its sandbox as root, the default user of most containers.
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      // The not-found page has status 404.
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
    return readRun(result.lhr);
  } finally {
    chrome.kill();
  }
}
