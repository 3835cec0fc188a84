/** Measures the tasks of a page's main thread from Chromium's trace. */
import type { CDPSession } from 'playwright';

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

/** A task, in milliseconds. */
export interface Task {
  readonly wall: number;
  /** Processor time of the thread. Some kernels count it in ticks of 10 ms, so that it exceeds `wall`. */
  readonly cpu: number;
  /** The major garbage collection in the task, of wall-clock time. */
  readonly major: number;
  readonly minor: number;
}

/** The marks that the page sets in the first and in the last task to measure. */
const marks = ['bench-start', 'bench-end'] as const;

/**
 * Returns the tasks of the page from the mark `bench-start` to the mark `bench-end`, which `action` sets.
 *
 * The garbage of earlier actions is collected before.
 *
 * @param slowdown factor by which Chromium slows the thread down, from 1
 * @throws if the trace does not have both marks
 */
export async function traceTasks(
  session: CDPSession,
  slowdown: number,
  action: () => Promise<unknown>,
): Promise<Task[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'],
    },
  });
  await action();
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  const [start, end] = marks.map((name) => events.find((event) => event.name === name));
  if (!start || !end) throw new Error('the trace has no marks');
  const thread = events.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  const milliseconds = (found: readonly TraceEvent[]) =>
    found.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
  const collections = thread.filter(({ name }) => /^(?:Minor|Major)GC$/.test(name));
  return thread
    .filter(
      ({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur >= start.ts && ts <= end.ts,
    )
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const inside = collections.filter((event) => event.ts >= ts && event.ts < ts + dur);
      return {
        wall: dur / 1000,
        cpu: tdur / 1000,
        major: milliseconds(inside.filter(({ name }) => name === 'MajorGC')),
        minor: milliseconds(inside.filter(({ name }) => name === 'MinorGC')),
      };
    });
}
