import type { Result } from 'lighthouse';
import { expect, it } from 'vitest';
import { readRun } from './readRun.ts';

const categoryIds = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];
const numbers = {
  'first-contentful-paint': 700,
  'largest-contentful-paint': 900,
  'total-blocking-time': 12,
  'cumulative-layout-shift': 0.01,
  'mainthread-work-breakdown': 640,
  'dom-size-insight': 458,
};
const request = (name: string, resourceType: string, transferSize: number) => ({
  url: `http://127.0.0.1/${name}`,
  resourceType,
  transferSize,
});

/** Returns the parts of a report that are read. */
const createReport = (audits: object = {}) =>
  ({
    requestedUrl: 'http://127.0.0.1/about',
    categories: Object.fromEntries(categoryIds.map((id) => [id, { score: 0.97 }])),
    audits: {
      ...Object.fromEntries(Object.entries(numbers).map(([id, numericValue]) => [id, { numericValue }])),
      'long-tasks': { details: { debugData: { tasks: [{ duration: 62 }, { duration: 116 }] } } },
      'network-requests': {
        details: {
          items: [
            request('about', 'Document', 14_000),
            request('assets/entry-client-BWakDSGn.js', 'Script', 15_000),
            request('assets/particles-BYyIDDdI.js', 'Script', 39_000),
            request('assets/style-88aa8f54.css', 'Stylesheet', 10_000),
          ],
        },
      },
      ...audits,
    },
  }) as unknown as Result;

it("counts the particles' code apart from the other scripts", () => {
  expect(readRun(createReport())).toEqual({
    scores: Object.fromEntries(categoryIds.map((id) => [id, 97])),
    firstPaint: 700,
    largestPaint: 900,
    blocking: 12,
    layoutShift: 0.01,
    longestTask: 116,
    mainThread: 640,
    document: 14_000,
    script: 15_000,
    scriptApart: 39_000,
    total: 78_000,
    requests: 4,
    elements: 458,
  });
});

it('reads a report without a long task', () => {
  expect(readRun(createReport({ 'long-tasks': {} })).longestTask).toBe(0);
});

it('rejects a failed run and a report that lacks a figure', () => {
  const failed = { ...createReport(), runtimeError: { code: 'NO_FCP', message: 'no paint' } } as Result;
  expect(() => readRun(failed)).toThrow('could not measure http://127.0.0.1/about: no paint');
  expect(() => readRun(createReport({ 'dom-size-insight': {} }))).toThrow('no "dom-size-insight"');
});
