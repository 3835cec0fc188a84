/**
 * Measures page changes after 200 ms of hover on slow 4G: the time from the click to the next page's paint, if the page has
 * been prefetched since an earlier input, and if the hover is the first input.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { desktop, getCentre, newPage, slowDown, waitForHydration } from './pages.ts';
import type { Series } from './pages.ts';

const hoverTime = 200;
/** Time in which the code and the pages that links in view lead to are loaded after the first input, in milliseconds. */
const prefetchTime = 5000;
const from = '/about';
const targets = ['/blog', '/contact'];
/** Slow 4G as in Lighthouse: round trip in milliseconds, bytes per second. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Resolves in the page to the time from the click to the paint of another first-level heading, in milliseconds. */
function timeToNextHeading(): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    let clicked = 0;
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const current = heading();
      if (!current || current === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message is handled after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Returns the time from the click on a link of the hydrated page to the next heading, in milliseconds. */
async function measureChange(
  browser: Browser,
  origin: string,
  path: string,
  prefetched: boolean,
): Promise<number> {
  const open = await newPage(browser, desktop);
  const { page } = open;
  await open.session.send('Network.emulateNetworkConditions', slowNetwork);
  await page.goto(origin + from);
  await waitForHydration(page);
  await sleep(1000);
  if (prefetched) {
    await page.mouse.move(640, 400);
    await sleep(prefetchTime);
  }
  await slowDown(open);
  const painted = page.evaluate(timeToNextHeading);
  const { x, y } = await getCentre(page, `header a[href="${path}"]`);
  await page.mouse.move(x, y);
  await sleep(hoverTime);
  await page.mouse.down();
  await page.mouse.up();
  const time = await painted;
  await page.context().close();
  return time;
}

export const pageChanges = targets.flatMap((path): Series[] => [
  {
    name: `${path}, prefetched`,
    atMost: 200,
    measure: (browser, origin) => measureChange(browser, origin, path, true),
  },
  {
    name: `${path}, hover is the first input`,
    atMost: 500,
    measure: (browser, origin) => measureChange(browser, origin, path, false),
  },
]);
