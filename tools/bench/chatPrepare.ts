/**
 * Measures the longest task of `@keystrand/chat-engine/prepare` in Chromium with a table of 100,000 terms and a CPU
 * slowdown of 4: while the index is built, while it is received from a worker, and for each key. Prints tasks in
 * milliseconds, from the browser's trace: the processor time decides, because it does not include
 * what other programs use. Arguments: `--rows 100000 --slowdown 4 --limit 10 --check`. With `--check` the
 * exit code is 1 if a task takes more than 8 ms.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../.config/chromium.ts';
import { createTerms, sampleEvenly, typedPrefixes } from './chatTable.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    slowdown: { type: 'string', default: '4' },
    limit: { type: 'string', default: '10' },
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
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** What the page's script provides. */
interface BenchWindow extends Window {
  prepareIndex: typeof import('@keystrand/chat-engine/prepare').prepareIndex;
  suggest: import('@keystrand/chat-engine/prepare').PreparedSearch;
  loadIndex: typeof import('@keystrand/chat-engine/prepare').loadIndex;
  entries: { term: string }[];
  index: import('@keystrand/chat-engine/prepare').PreparedIndex;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of wall-clock time. */
  readonly dur?: number;
  /** Microseconds of processor time of the thread. */
  readonly tdur?: number;
}

/** A task, in milliseconds: on the clock, of processor time, and of garbage collection on the clock. */
interface Task {
  readonly wall: number;
  readonly cpu: number;
  readonly garbage: number;
}

const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage();
  await page.goto(origin);
  const session = await page.context().newCDPSession(page);
  const terms = createTerms(Number(values.rows));
  await page.evaluate(async (list) => {
    const bench = window as unknown as BenchWindow;
    // The compiler of this file must not resolve the address.
    const module = '/prepare.js';
    Object.assign(window, await import(module));
    bench.entries = list.map((term) => ({ term }));
  }, terms);

  /** Returns the durations of the page's tasks while `action` runs, in milliseconds. */
  async function tasks(action: () => Promise<unknown>): Promise<Task[]> {
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
    session.on('Tracing.dataCollected', collect);
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: [
          'disabled-by-default-devtools.timeline',
          'devtools.timeline',
          'blink.user_timing',
        ],
      },
    });
    await action();
    const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await ended;
    session.off('Tracing.dataCollected', collect);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const mark = (name: string) => events.find((event) => event.name === name);
    const [start, end] = [mark('bench-start'), mark('bench-end')];
    if (!start || !end) throw new Error('the trace has no marks');
    const collections = events.filter(
      ({ name, pid, tid }) => /^(?:Minor|Major)GC$/.test(name) && pid === start.pid && tid === start.tid,
    );
    return events
      .filter(
        ({ name, ph, pid, tid, ts, dur = 0 }) =>
          name === 'RunTask' &&
          ph === 'X' &&
          pid === start.pid &&
          tid === start.tid &&
          ts + dur >= start.ts &&
          ts <= end.ts,
      )
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        wall: dur / 1000,
        cpu: tdur / 1000,
        // Garbage collection inside the task.
        garbage: collections
          .filter((event) => event.ts >= ts && event.ts < ts + dur)
          .reduce((sum, event) => sum + (event.dur ?? 0) / 1000, 0),
      }));
  }

  const results: string[] = [];
  const report = (name: string, durations: readonly Task[]) => {
    const sorted = durations.toSorted((a, b) => b.cpu - a.cpu);
    const { cpu: longest, wall, garbage } = sorted[0] ?? { cpu: NaN, wall: NaN, garbage: NaN };
    results.push(
      `${longest <= target ? 'met   ' : 'MISSED'}  ${name}: ${longest.toFixed(1)} ms of processor time (at most ${target}), ` +
        `${wall.toFixed(1)} ms on the clock, of which garbage collection ${garbage.toFixed(1)}; ` +
        `99 % of ${durations.length} tasks at most ${(sorted[Math.floor(sorted.length / 100)]?.cpu ?? NaN).toFixed(1)} ms`,
    );
    if (longest > target && values.check) process.exitCode = 1;
  };

  const build = () =>
    page.evaluate(async () => {
      const bench = window as unknown as BenchWindow;
      // A task of its own, after that of the protocol's message.
      await new Promise((resolve) => setTimeout(resolve, 50));
      performance.mark('bench-start');
      const start = performance.now();
      bench.index = await bench.prepareIndex(bench.entries);
      const time = performance.now() - start;
      performance.mark('bench-end');
      return time;
    });
  let time = 0;
  report(
    'building, first run',
    await tasks(async () => {
      time = await build();
    }),
  );
  console.log(
    `${values.rows} terms, CPU slowdown ${values.slowdown}: built in ${(time / 1000).toFixed(2)} s`,
  );
  report('building, second run', await tasks(build));

  report(
    'receiving an index from a worker, and the first key',
    await tasks(() =>
      page.evaluate(async () => {
        const bench = window as unknown as BenchWindow;
        const source = 'onmessage = ({ data }) => postMessage(data, [data.buffer]);';
        const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
        const received = new Promise<MessageEvent>((resolve) => {
          worker.onmessage = resolve;
        });
        performance.mark('bench-start');
        worker.postMessage(bench.index, [bench.index.buffer]);
        bench.index = (await received).data;
        bench.suggest = bench.loadIndex(bench.index, bench.entries);
        await bench.suggest('a', { limit: 10 });
        performance.mark('bench-end');
        worker.terminate();
      }),
    ),
  );

  // Typed letter by letter; inputs that occur nowhere; and parts of terms that are frequent but do not occur together.
  const typed = typedPrefixes(sampleEvenly(terms, 120)).flat();
  const absent = ['q', 'zz', 'zzq', 'zqx', 'xyzzy', 'no such term', '…', '\ud83d'];
  const frequent = sampleEvenly(terms, 40).map((term) => `${term.slice(-2)}${term.slice(0, 3)}`);
  for (const [name, inputs, limit] of [
    [`each of ${typed.length} keys typed`, typed, Number(values.limit)],
    [
      `each of ${absent.length + frequent.length} keys without matches, or few`,
      [...absent, ...frequent],
      Number(values.limit),
    ],
    ['keys without a limit', ['a', 'e', 'st', 'qua', ' '], Infinity],
  ] as const)
    report(
      name,
      await tasks(() =>
        page.evaluate(
          async ([list, most]) => {
            const bench = window as unknown as BenchWindow;
            performance.mark('bench-start');
            for (const input of list) {
              await new Promise((resolve) => setTimeout(resolve));
              await bench.suggest(input, { limit: most });
            }
            performance.mark('bench-end');
          },
          [inputs, limit] as const,
        ),
      ),
    );
  console.log(results.join('\n'));
} finally {
  await browser.close();
  server.close();
}
