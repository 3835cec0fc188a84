/** Measures when the particles start, and what they cost on the main thread of a phone-class processor. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { traceTasks } from '../traceTasks.ts';
import type { Measurement } from './measurement.ts';
import { newPage, phone, setSlowdown, slowdown, waitForHydration, waitForParticles } from './pages.ts';
import type { BenchWindow, OpenPage } from './pages.ts';

const path = '/about';
/** Length of the trace, in seconds. */
const traced = 5;
/** Frames a second that the particles draw. */
const frameRate = 30;
/** About the time that Lighthouse observes a page, in milliseconds since the navigation. */
const lighthouseWindow = 6000;

const observed = ({ page }: OpenPage) =>
  page.evaluate(() => {
    const { hydratedAt = 0, particlesAt = 0, longTasks = [] } = window as BenchWindow;
    return { hydratedAt, particlesAt, longTasks };
  });

interface Particles {
  /** Milliseconds from hydration to the start of the particles' worker. */
  readonly start: number;
  /** Longest task until hydration, and from there to two seconds after the start; 0 if none is over 50 ms. */
  readonly longestUntilHydrated: number;
  readonly longestAtStart: number;
  /** Milliseconds of the main thread for each frame, and the longest task, in the steady state. */
  readonly mainThread: number;
  readonly longest: number;
}

async function runParticles(browser: Browser, origin: string): Promise<Particles> {
  const open = await newPage(browser, phone);
  try {
    await setSlowdown(open, slowdown);
    await open.page.goto(origin + path);
    await waitForHydration(open.page);
    await waitForParticles(open.page);
    await sleep(2500);
    const { hydratedAt, particlesAt, longTasks } = await observed(open);
    const longestOf = (accept: (start: number) => boolean) =>
      Math.max(0, ...longTasks.filter(({ start }) => accept(start)).map(({ duration }) => duration));
    const tasks = await traceTasks(open.session, slowdown, () =>
      open.page.evaluate(async (seconds) => {
        performance.mark('bench-start');
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        performance.mark('bench-end');
      }, traced),
    );
    const time = tasks.reduce((sum, { wall }) => sum + wall, 0);
    return {
      start: particlesAt - hydratedAt,
      longestUntilHydrated: longestOf((start) => start < hydratedAt),
      longestAtStart: longestOf((start) => start >= hydratedAt && start < particlesAt + 2000),
      mainThread: time / (traced * frameRate),
      longest: Math.max(...tasks.map(({ wall }) => wall)),
    };
  } finally {
    await open.close();
  }
}

/** Returns the main-thread time of a page in the time that Lighthouse observes, in seconds at the slowdown. */
async function taskTime(
  browser: Browser,
  origin: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<number> {
  const open = await newPage(browser, { ...phone, reducedMotion });
  try {
    await setSlowdown(open, slowdown);
    await open.session.send('Performance.enable');
    await open.page.goto(origin + path, { waitUntil: 'commit' });
    await sleep(lighthouseWindow);
    const { metrics } = await open.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  } finally {
    await open.close();
  }
}

export async function measureParticles(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Measurement[]> {
  const measured: Particles[] = [];
  const added: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    console.log(`  repetition ${String(run + 1)}/${String(runs)}`);
    measured.push(await runParticles(browser, origin));
    added.push(
      (await taskTime(browser, origin, 'no-preference')) - (await taskTime(browser, origin, 'reduce')),
    );
  }
  const all = (figure: keyof Particles) => measured.map((one) => one[figure]);
  return [
    { name: 'longest task until hydrated', values: all('longestUntilHydrated'), unit: 'ms', atMost: 50 },
    { name: 'particles start after hydration', values: all('start'), unit: 'ms', atMost: 1500 },
    { name: 'longest task while particles start', values: all('longestAtStart'), unit: 'ms', atMost: 50 },
    { name: 'longest task while particles run', values: all('longest'), unit: 'ms', atMost: 50 },
    {
      name: 'main thread for each frame of the particles, at 30 a second',
      values: all('mainThread'),
      unit: 'ms',
      atMost: 8,
      digits: 1,
    },
    {
      name: "main thread added by particles in Lighthouse's window",
      values: added,
      unit: 's',
      atMost: 0.2,
      digits: 2,
    },
  ];
}
