// @vitest-environment node
import { expect, it } from 'vitest';
import { headingSize } from './headingSize';

it.each([
  ['SIEM', 'large'],
  ['Security', 'large'],
  ['Retail Industry', 'medium'],
  ['SaaS Development', 'small'],
  ['Cybersecurity', 'small'],
  ['Compliance and Risk Management', 'small'],
])('%s is %s', (heading, size) => {
  expect(headingSize(heading)).toBe(size);
});
