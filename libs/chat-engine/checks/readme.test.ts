import { expect, it, vi } from 'vitest';
import { readmeExampleText } from './readmeExample';

it("prints what the README's worked example says it prints", async () => {
  const claims = [...readmeExampleText().matchAll(/^console\.log\(.*\); \/\/ → (.*)$/gm)].map(
    (match) => match[1],
  );
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import('virtual:readme-example.ts');
  const printed = print.mock.calls.map(([value]) => JSON.stringify(value));
  print.mockRestore();
  expect(claims.length).toBeGreaterThan(5);
  expect(printed).toEqual(claims);
});
