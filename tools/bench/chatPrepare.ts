/**
 * Measures the longest task of `@keystrand/chat-engine/prepare` in Chromium with a table of 100,000 terms and a CPU
 * slowdown of 4: while the index is built, while it is received from a worker, and for each key.
 *
 * Prints two measurements, in milliseconds. One is at full speed, multiplied by the slowdown, for each of several pages:
 * the lesser of a task's wall-clock time and its processor time, as either includes what does not belong to the task on a
 * busy machine. What the code causes is in every page, so the least decides. The other is with Chromium's emulated slowdown,
 * which also multiplies the time in which other processes have the processor; it is for a quiet machine.
 *
 * Arguments: `--rows 100000 --slowdown 4 --limit 10 --pages 3 --check`. With `--check` the exit code is 1 if a task takes
 * more than 8 ms.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../.config/chromium.ts';
import { createTerms, sampleEvenly, typedPrefixes } from './chatTable.ts';
import { traceTasks, type Task } from './traceTasks.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    slowdown: { type: 'string', default: '4' },
    limit: { type: 'string', default: '10' },
    pages: { type: 'string', default: '3' },
    check: { type: 'boolean', default: false },
  },
});
/** Longest task, in milliseconds. */
const target = 8;

const engine = fileURLToPath(new URL('../../libs/chat-engine', import.meta.url));
execFileSync('npm', ['run', '--silent', 'build'], {
  cwd: engine,
  stdio: 'ignore',
  shell: process.platform === 'win32',
});

const server = createServer((request, response) => {
  const file = /^\/(\w+\.js)$/.exec(request.url ?? '')?.[1];
  response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
  response.end(file ? readFileSync(`${engine}/dist/${file}`) : '<!doctype html><title>chat-engine</title>');
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** What the page's script provides. */
interface BenchWindow extends Window {
  prepareIndex: typeof import('@keystrand/chat-engine/prepare').prepareIndex;
  suggest: import('@keystrand/chat-engine/prepare').PreparedSearch;
  loadIndex: typeof import('@keystrand/chat-engine/prepare').loadIndex;
  entries: { term: string }[];
  index: import('@keystrand/chat-engine/prepare').PreparedIndex;
}

const terms = createTerms(Number(values.rows));
const slowdown = Number(values.slowdown);
const limit = Number(values.limit);

// Typed letter by letter; inputs that occur nowhere; and parts of terms that are frequent but do not occur together.
const typed = typedPrefixes(sampleEvenly(terms, 120)).flat();
const absent = ['q', 'zz', 'zzq', 'zqx', 'xyzzy', 'no such term', '…'];
const frequent = sampleEvenly(terms, 40).map((term) => `${term.slice(-2)}${term.slice(0, 3)}`);

const build = (page: Page) =>
  page.evaluate(async () => {
    const bench = window as unknown as BenchWindow;
    // A task of its own, after that of the protocol's message.
    await new Promise((resolve) => setTimeout(resolve, 50));
    performance.mark('bench-start');
    bench.index = await bench.prepareIndex(bench.entries);
    performance.mark('bench-end');
  });

const receive = (page: Page) =>
  page.evaluate(async () => {
    const bench = window as unknown as BenchWindow;
    const source = 'onmessage = ({ data }) => postMessage(data, [data.buffer]);';
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
    const next = () =>
      new Promise<MessageEvent>((resolve) => {
        worker.onmessage = resolve;
      });
    // The start of the worker is not measured.
    worker.postMessage(new Int32Array(1));
    await next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    performance.mark('bench-start');
    worker.postMessage(bench.index, [bench.index.buffer]);
    bench.index = (await next()).data;
    bench.suggest = bench.loadIndex(bench.index, bench.entries);
    await bench.suggest('a', { limit: 10 });
    performance.mark('bench-end');
    worker.terminate();
  });

const search = (inputs: readonly string[], options?: { limit: number }) => (page: Page) =>
  page.evaluate(
    async ([list, options]) => {
      const bench = window as unknown as BenchWindow;
      await new Promise((resolve) => setTimeout(resolve, 50));
      performance.mark('bench-start');
      for (const input of list) {
        await new Promise((resolve) => setTimeout(resolve));
        await bench.suggest(input, options);
      }
      performance.mark('bench-end');
    },
    [inputs, options] as const,
  );

/** What is measured, in this order: the first builds and loads what the others search. */
const actions: readonly (readonly [name: string, action: (page: Page) => Promise<void>])[] = [
  ['building, first run', build],
  ['building, second run', build],
  ['receiving an index from a worker, and the first key', receive],
  [`each of ${typed.length} keys typed`, search(typed, { limit })],
  [
    `each of ${absent.length + frequent.length} keys without matches, or few`,
    search([...absent, ...frequent], { limit }),
  ],
  // All rows are candidates, and none has a surrogate.
  ['half of a surrogate pair', search(['\ud83d'], { limit })],
  ['keys with the default limit', search(['a', 'e', 'st', 'qua', ' '])],
  ['keys without a limit', search(['a', 'e', 'st', 'qua', ' '], { limit: Infinity })],
];

/** Returns the tasks of each action, in a new page. */
async function measure(rate: number): Promise<Task[][]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    await page.evaluate(async (list) => {
      const bench = window as unknown as BenchWindow;
      // The compiler of this file must not resolve the address.
      const module = '/prepare.js';
      Object.assign(window, await import(module));
      bench.entries = list.map((term) => ({ term }));
    }, terms);
    const results: Task[][] = [];
    for (const [, action] of actions) {
      // Otherwise V8 collects the garbage of one action, such as the two indexes, during the next one.
      await session.send('HeapProfiler.collectGarbage');
      results.push(await traceTasks(session, rate, () => action(page)));
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** Returns the longest of durations, and the one that 99 % do not exceed. */
const summary = (durations: readonly number[]) => {
  const sorted = durations.toSorted((a, b) => b - a);
  return { longest: sorted[0] ?? NaN, most: sorted[Math.floor(sorted.length / 100)] ?? NaN };
};
/** Spread over the arguments of `Math.max`, the tasks of many keys would overflow the stack. */
const longest = (durations: readonly number[]) => durations.reduce((most, each) => Math.max(most, each), 0);
/** Milliseconds with one decimal. */
const ms = (value: number) => value.toFixed(1);

const scaled: Task[][][] = [];
for (let page = 0; page < Number(values.pages); page++) scaled.push(await measure(1));
const emulated = await measure(slowdown);
server.close();

for (const [index, [name]] of actions.entries()) {
  const pages = scaled.map((results) => {
    const tasks = results[index] ?? [];
    return {
      ...summary(tasks.map(({ wall, cpu }) => slowdown * Math.min(wall, cpu))),
      major: slowdown * longest(tasks.map(({ major }) => major)),
      minor: slowdown * longest(tasks.map(({ minor }) => minor)),
    };
  });
  const least = (key: keyof (typeof pages)[number]) => Math.min(...pages.map((page) => page[key]));
  const met = least('longest') <= target;
  const tasks = emulated[index] ?? [];
  const [wall, cpu] = [summary(tasks.map((task) => task.wall)), summary(tasks.map((task) => task.cpu))];
  console.log(
    `${met ? 'met   ' : 'MISSED'}  ${name}, ${tasks.length} tasks: longest ${ms(least('longest'))} ` +
      `(pages: ${pages.map(({ longest }) => ms(longest)).join(', ')}), 99 % at most ${ms(least('most'))}, ` +
      `longest garbage collection ${ms(least('minor'))} minor and ${ms(least('major'))} major; ` +
      `with emulated slowdown: longest ${ms(wall.longest)}, of processor time ${ms(cpu.longest)}, 99 % at most ${ms(wall.most)}`,
  );
  if (!met && values.check) process.exitCode = 1;
}
