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

/** Samples after which the wait fails: twenty minutes. */
const mostSamples = 600;

/**
 * Resolves when three samples in a row are below the limit.
 *
 * @throws {Error} if the machine is not quiet within twenty minutes
 */
export async function waitForQuietMachine(): Promise<void> {
  const percent = (share: number) => `${String(Math.round(share * 100))} %`;
  let quiet = 0;
  let share = 1;
  for (let taken = 1; taken <= mostSamples; taken += 1) {
    share = await sampleBusyShare();
    quiet = share < busyLimit ? quiet + 1 : 0;
    if (quiet === quietSamples) return;
    if (quiet === 0 && taken % samplesPerLine === 1)
      console.log(
        `Waiting for a quiet machine: ${percent(share)} of the processors in use, limit ${percent(busyLimit)}.`,
      );
  }
  throw new Error(
    `The machine was not quiet within twenty minutes (${percent(share)} of the processors in use, limit ${percent(busyLimit)}). ` +
      'Stop other programs, or measure anyway with --no-wait.',
  );
}
