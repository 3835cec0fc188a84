import { expect, it } from 'vitest';
import { generatePage } from './generatedPages.ts';

it('generates the same page for a number, and different pages for different numbers', () => {
  expect(generatePage(7)).toEqual(generatePage(7));
  const texts = [1, 2, 3, 10_000].map((number) => JSON.stringify(generatePage(number).sections));
  expect(new Set(texts).size).toBe(texts.length);
});

it('has about 600 words in six sections', () => {
  const { sections } = generatePage(1);
  expect(sections).toHaveLength(6);
  const count = JSON.stringify(sections).split(' ').length;
  expect(count).toBeGreaterThan(450);
  expect(count).toBeLessThan(750);
});
