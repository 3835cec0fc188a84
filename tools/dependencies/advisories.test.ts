import { expect, it } from 'vitest';
import { readAdvisories } from './advisories.ts';

it('counts vulnerable packages by severity', () => {
  const vulnerabilities = { info: 0, low: 0, moderate: 1, high: 2, critical: 0, total: 3 };
  expect(readAdvisories(JSON.stringify({ metadata: { vulnerabilities } }))).toEqual({
    answered: true,
    counts: { moderate: 1, high: 2 },
  });
});

it('has no counts if no package is vulnerable', () => {
  const vulnerabilities = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };
  expect(readAdvisories(JSON.stringify({ metadata: { vulnerabilities } }))).toEqual({
    answered: true,
    counts: {},
  });
});

it.each([
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['{}', 'the report has no counts'],
  ['', 'npm printed no report'],
])('does not take %j for an audit without findings', (output, reason) => {
  expect(readAdvisories(output)).toEqual({ answered: false, reason });
});
