import { expect, it } from 'vitest';
import { waitForQuietMachine } from './quietMachine.ts';

/** Returns the given samples in order, then the last one for ever, and counts them. */
function createSampler(...shares: number[]) {
  const taken: number[] = [];
  return {
    taken,
    sample: () => {
      const share = shares[Math.min(taken.length, shares.length - 1)] ?? 0;
      taken.push(share);
      return Promise.resolve(share);
    },
  };
}

it('resolves after three quiet samples in a row', async () => {
  const lines: string[] = [];
  const { sample, taken } = createSampler(0.9, 0.1, 0.1, 0.5, 0.1, 0.1, 0.05);
  expect(await waitForQuietMachine({ minutes: 1, sample, log: (line) => lines.push(line) })).toBe(0.05);
  expect(taken).toHaveLength(7);
  expect(lines).toEqual(['Waiting for a quiet machine: 90 % of the processors in use, limit 15 %.']);
});

it('fails after the time given and names the ways out', async () => {
  const { sample, taken } = createSampler(0.8);
  await expect(waitForQuietMachine({ minutes: 1, sample, log: () => undefined })).rejects.toThrow(
    /not quiet within 1 minutes \(80 % .*--no-wait/,
  );
  expect(taken).toHaveLength(30);
});
