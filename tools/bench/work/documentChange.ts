/** Measures a page change before hydration, which the browser may prerender while the link is hovered over. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startBrowser } from './devTools.ts';
import { slowdown } from './pages.ts';
import type { SlowServer } from './slowNetwork.ts';

interface DocumentChange {
  /** Milliseconds from the click to the largest paint of the next document. */
  readonly time: number;
  readonly prerendered: boolean;
}

const hoverTime = 200;

/** Returns the expression for the middle of the visible link of the header to a path. */
const middleOfLink = (path: string) => `(() => {
  const links = [...document.querySelectorAll('header a[href="${path}"]')];
  const { x, y, width, height } = links.find((link) => link.checkVisibility()).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** Expression for the time and the kind of the largest paint, as milliseconds of the epoch. */
const largestPaint = `new Promise((resolve) => {
  const { activationStart = 0 } = performance.getEntriesByType('navigation')[0];
  new PerformanceObserver((list) => {
    const largest = list.getEntries().at(-1).startTime;
    resolve({ painted: performance.timeOrigin + Math.max(largest, activationStart), prerendered: activationStart > 0 });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/**
 * Opens a page whose application script is held back, hovers over a link for 200 ms, clicks, and returns how the next
 * document was painted.
 */
export async function measureDocumentChange(
  chromePath: string,
  proxy: SlowServer,
  from: string,
  to: string,
): Promise<DocumentChange> {
  const { tab, stop } = await startBrowser(chromePath);
  const release = proxy.hold(/\/assets\/entry-client/);
  try {
    // `about:blank` has the path "blank".
    const first = await tab.documentAt('blank');
    await tab.send('Page.navigate', { url: proxy.origin + from }, first);
    const left = await tab.documentAt(from);
    await sleep(500);
    await tab.setSlowdown(slowdown);
    const { x, y } = (await tab.evaluate(left, middleOfLink(to))) as { x: number; y: number };
    const mouse = (type: string, button: string) =>
      tab.send(
        'Input.dispatchMouseEvent',
        { type, x, y, button, clickCount: button === 'none' ? 0 : 1 },
        left,
      );
    await mouse('mouseMoved', 'none');
    await sleep(hoverTime);
    const clicked = performance.timeOrigin + performance.now();
    // The document may be replaced before the commands are answered.
    for (const type of ['mousePressed', 'mouseReleased']) mouse(type, 'left').catch(() => undefined);
    const next = await tab.documentAt(to);
    await sleep(1500);
    const { painted, prerendered } = (await tab.evaluate(next, largestPaint)) as {
      painted: number;
      prerendered: boolean;
    };
    return { time: painted - clicked, prerendered };
  } finally {
    release();
    stop();
  }
}
