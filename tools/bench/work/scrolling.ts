/** Counts layouts and style calculations while a page is scrolled, with particles running. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Measurement } from './measurement.ts';
import { desktop, newPage, setSlowdown, slowdown, waitForHydration, waitForParticles } from './pages.ts';
import type { BenchWindow, OpenPage } from './pages.ts';

const steps = 60;

async function counters({ session }: OpenPage) {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { layouts: value('LayoutCount'), styles: value('RecalcStyleCount') };
}

export async function measureScrolling(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Measurement[]> {
  const layouts: number[] = [];
  const styles: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    console.log(`  repetition ${String(run + 1)}/${String(runs)}`);
    const open = await newPage(browser, desktop);
    try {
      await open.page.goto(`${origin}/about`);
      await waitForHydration(open.page);
      await waitForParticles(open.page);
      await setSlowdown(open, slowdown);
      await open.session.send('Performance.enable');
      await open.page.mouse.move(640, 400);
      await sleep(1000);
      const since = await open.page.evaluate(() => performance.now());
      const before = await counters(open);
      for (let step = 0; step < steps; step += 1) {
        await open.page.mouse.wheel(0, 60);
        await sleep(33);
      }
      await sleep(500);
      const after = await counters(open);
      if ((await open.page.evaluate(() => scrollY)) === 0) throw new Error('The page did not scroll.');
      layouts.push((after.layouts - before.layouts) / steps);
      styles.push((after.styles - before.styles) / steps);
      const tasks = await open.page.evaluate(() => (window as BenchWindow).longTasks ?? []);
      longest.push(
        Math.max(0, ...tasks.filter(({ start }) => start >= since).map(({ duration }) => duration)),
      );
    } finally {
      await open.close();
    }
  }
  return [
    { name: 'layouts for each step of scrolling', values: layouts, unit: 'number', atMost: 1, digits: 2 },
    { name: 'style calculations for each step of scrolling', values: styles, unit: 'number', digits: 2 },
    { name: 'longest task while scrolling', values: longest, unit: 'ms', atMost: 50 },
  ];
}
