import { expect, it, vi } from 'vitest';
import { readmeExamples } from './readmeExample';

const examples: readonly (() => Promise<unknown>)[] = [
  () => import('virtual:readme-example-0.ts'),
  () => import('virtual:readme-example-1.ts'),
];

it('runs every example of the README', () => {
  expect(readmeExamples()).toHaveLength(examples.length);
});

it.each(examples.map((run, place) => [place, run] as const))(
  "the README's example %i prints the results in its comments",
  async (place, run) => {
    const text = readmeExamples()[place] ?? '';
    const expected = [...text.matchAll(/^console\.log\(.*\); \/\/ → (.*)$/gm)].map((match) => match[1]);
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await run();
    const printed = print.mock.calls.map(([value]) => JSON.stringify(value));
    print.mockRestore();
    expect(expected.length).toBeGreaterThan(5);
    expect(printed).toEqual(expected);
  },
);
