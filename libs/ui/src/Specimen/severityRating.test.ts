// @vitest-environment node
import { expect, it } from 'vitest';
import { severityRating } from './severityRating';

it.each([
  [0, 'None'],
  [0.1, 'Low'],
  [3.9, 'Low'],
  [4, 'Medium'],
  [6.9, 'Medium'],
  [7, 'High'],
  [8.9, 'High'],
  [9, 'Critical'],
])('rates %s as %s', (score, rating) => {
  expect(severityRating(score)).toBe(rating);
});
