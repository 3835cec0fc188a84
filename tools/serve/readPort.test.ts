import { expect, it } from 'vitest';
import { readPort } from './readPort.ts';

it('defaults to 4173', () => {
  expect(readPort(undefined)).toBe(4173);
  expect(readPort('')).toBe(4173);
});

it('accepts the whole range of ports', () => {
  expect(readPort('0')).toBe(0);
  expect(readPort('65535')).toBe(65535);
});

it.each(['http', '-1', '65536', '80.5', '4173x'])(
  'returns a message that explains why "%s" is wrong',
  (text) => {
    expect(readPort(text)).toBe(`PORT is "${text}"; allowed is a whole number from 0 to 65535.`);
  },
);
