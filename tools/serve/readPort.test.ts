import { expect, it } from 'vitest';
import { readPort } from './readPort.ts';

it('is 4173 where nothing is said', () => {
  expect(readPort(undefined)).toBe(4173);
  expect(readPort('')).toBe(4173);
});

it('takes any port there is', () => {
  expect(readPort('0')).toBe(0);
  expect(readPort('65535')).toBe(65535);
});

it.each(['http', '-1', '65536', '80.5', '4173x'])(
  'says of "%s" what is wrong and what is allowed',
  (text) => {
    expect(readPort(text)).toBe(`PORT is "${text}"; allowed is a whole number from 0 to 65535.`);
  },
);
