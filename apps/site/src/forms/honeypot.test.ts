import { describe, expect, it } from 'vitest';
import { looksAutomated } from './honeypot';

describe('a message that looks sent by a program', () => {
  it('has something in the field that people do not see', () => {
    expect(looksAutomated({ trap: 'x', secondsOpen: 60, beganFilled: true })).toBe(true);
  });

  it('was written faster than a person writes', () => {
    expect(looksAutomated({ trap: '', secondsOpen: 1.9, beganFilled: false })).toBe(true);
    expect(looksAutomated({ trap: '', secondsOpen: 2, beganFilled: false })).toBe(false);
  });

  it('is not one that was there already, from a draft or the memory of the browser', () => {
    expect(looksAutomated({ trap: '', secondsOpen: 0.5, beganFilled: true })).toBe(false);
  });
});
