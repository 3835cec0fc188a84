/** Waits until other processes leave the processors idle, so that measured times are comparable. */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Highest share of the processors' time that may be in use. */
const busyLimit = 0.15;
/** Length of a sample in milliseconds, and samples after which the wait fails: twenty minutes. */
const sampleTime = 6_000;
const mostSamples = 200;

const sum = (select: (times: ReturnType<typeof cpus>[number]['times']) => number) =>
  cpus().reduce((total, { times }) => total + select(times), 0);
const idleTime = () => sum(({ idle }) => idle);
const allTime = () => sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq);

/** @throws {Error} if the machine is not quiet within twenty minutes */
export async function waitForQuietMachine(): Promise<void> {
  for (let sample = 0; sample < mostSamples; sample += 1) {
    const [idle, all] = [idleTime(), allTime()];
    await sleep(sampleTime);
    const busy = 1 - (idleTime() - idle) / (allTime() - all);
    if (busy < busyLimit) return;
    if (sample % 5 === 0)
      console.log(
        `Waiting for a quiet machine: ${String(Math.round(busy * 100))} % of the processors in use.`,
      );
  }
  throw new Error('The machine was not quiet within twenty minutes. Measure anyway with --no-wait.');
}
