// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { looksAutomated } from './looksAutomated';

describe('looksAutomated', () => {
  it('detects a filled honeypot field', () => {
    expect(looksAutomated({ honeypot: 'x', secondsOpen: 60, prefilled: true })).toBe(true);
  });

  it('detects an empty form that is sent within 2 s', () => {
    expect(looksAutomated({ honeypot: '', secondsOpen: 1.9, prefilled: false })).toBe(true);
    expect(looksAutomated({ honeypot: '', secondsOpen: 2, prefilled: false })).toBe(false);
  });

  it('accepts a fast submission of a form that was prefilled', () => {
    expect(looksAutomated({ honeypot: '', secondsOpen: 0.5, prefilled: true })).toBe(false);
  });
});
