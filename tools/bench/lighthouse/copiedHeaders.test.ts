import { expect, it } from 'vitest';
import { copiedHeaders } from './copiedHeaders.ts';

it('copies policies and cache rules, and leaves out what belongs to one response', () => {
  const headers = new Headers({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Speculation-Rules': '"/speculation-rules.json"',
    'Cache-Control': 'no-cache, no-transform',
    'Content-Length': '13216',
    'Content-Encoding': 'br',
    ETag: '"x"',
    Date: 'Sun, 22 Nov 2026 17:56:45 GMT',
  });
  expect(copiedHeaders(headers).map(([name]) => name)).toEqual([
    'cache-control',
    'content-security-policy',
    'cross-origin-opener-policy',
    'speculation-rules',
  ]);
});
