import { describe, expect, it } from 'vitest';
import { isSendable } from './input';

describe('isSendable', () => {
  it.each(['', ' ', '\t\r\n', '\u00a0\u2003\u3000'])('returns false for %j', (message) => {
    expect(isSendable(message)).toBe(false);
  });

  it.each(['a', ' a ', '?', '0', '\u200d', '\0', '\ud83d'])('returns true for %j', (message) => {
    expect(isSendable(message)).toBe(true);
  });

  it('throws for input that is not a string', () => {
    for (const message of [undefined, null, 0, ['a'], new String('a')])
      expect(() => isSendable(message as string)).toThrow(TypeError);
  });
});
