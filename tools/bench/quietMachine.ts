/** Waits until other processes leave the processors idle, so that measured times are comparable. */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Highest share of the processors' time that may be in use, from 0 to 1. */
const busyLimit = 0.15;
/** Length of one sample in milliseconds. */
const sampleTime = 2000;
/** Consecutive samples that must be below the limit. */
const quietSamples = 3;
/** Samples between two lines of progress. */
const samplesPerLine = 15;

function readTimes(): { readonly busy: number; readonly total: number } {
  let busy = 0;
  let total = 0;
  for (const { times } of cpus()) {
    const all = times.user + times.nice + times.sys + times.idle + times.irq;
    busy += all - times.idle;
    total += all;
  }
  return { busy, total };
}

/** Returns the share of the processors' time that all processes used during the next two seconds, from 0 to 1. */
async function sampleBusyShare(): Promise<number> {
  const before = readTimes();
  await sleep(sampleTime);
  const after = readTimes();
  return (after.busy - before.busy) / Math.max(1, after.total - before.total);
}

/** How to wait; the last two are replaced in tests. */
export interface QuietOptions {
  /** Minutes until the wait fails. */
  readonly minutes: number;
  readonly log?: (line: string) => void;
  /** Takes one sample of two seconds. @default sampleBusyShare */
  readonly sample?: () => Promise<number>;
}

/**
 * Resolves to the last sample when three in a row are below the limit.
 *
 * @throws {Error} if the machine is not quiet within the time
 */
export async function waitForQuietMachine({
  minutes,
  log = console.log,
  sample = sampleBusyShare,
}: QuietOptions): Promise<number> {
  const allowed = Math.max(quietSamples, Math.ceil((minutes * 60_000) / sampleTime));
  const percent = (share: number) => `${String(Math.round(share * 100))} %`;
  let quiet = 0;
  let share = 1;
  for (let taken = 1; taken <= allowed; taken += 1) {
    share = await sample();
    quiet = share < busyLimit ? quiet + 1 : 0;
    if (quiet === quietSamples) return share;
    if (quiet === 0 && taken % samplesPerLine === 1)
      log(
        `Waiting for a quiet machine: ${percent(share)} of the processors in use, limit ${percent(busyLimit)}.`,
      );
  }
  throw new Error(
    `The machine was not quiet within ${String(minutes)} minutes (${percent(share)} of the processors in use, limit ${percent(busyLimit)}). ` +
      'Stop other programs, allow more time with --patience, or measure anyway with --no-wait.',
  );
}
