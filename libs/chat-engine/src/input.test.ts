import { expect, it } from 'vitest';
import { isSendable } from './input';

it.each([
  ['', false],
  [' \t\r\n\u00a0\u2003\u3000', false],
  [' a ', true],
  ['0', true],
  ['\u200d', true],
  ['\ud83d', true],
])('a message %j can be sent: %s', (message, sendable) => {
  expect(isSendable(message)).toBe(sendable);
});
