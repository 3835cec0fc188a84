import { expect, it, vi } from 'vitest';
import { readmeExampleText } from './readmeExample';

it("the README's example prints the results in its comments", async () => {
  const expected = [...readmeExampleText().matchAll(/^console\.log\(.*\); \/\/ → (.*)$/gm)].map(
    (match) => match[1],
  );
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import('virtual:readme-example.ts');
  const printed = print.mock.calls.map(([value]) => JSON.stringify(value));
  print.mockRestore();
  expect(expected.length).toBeGreaterThan(5);
  expect(printed).toEqual(expected);
});
