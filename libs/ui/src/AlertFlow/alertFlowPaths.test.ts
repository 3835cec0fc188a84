// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { AlertFlowStage } from './AlertFlow';
import { alertFlowPaths } from './alertFlowPaths';

const stage = (more: Partial<AlertFlowStage> = {}): AlertFlowStage => ({
  title: 'Triage',
  description: '',
  decides: ['provider'],
  decider: '',
  decision: '',
  ...more,
});

describe('alertFlowPaths', () => {
  it('draws a ring at the start of each column and a braid between them', () => {
    const { rings, discs, first, second, ink } = alertFlowPaths([stage(), stage(), stage()]);
    expect(rings).toBe('M0 60h0M100 60h0M200 60h0');
    expect(discs + ink).toBe('');
    expect(first.match(/M/g)).toHaveLength(2);
    expect(second).not.toBe(first);
  });

  it('draws a question to the client and back before the braid continues', () => {
    const { ink, discs, line, first } = alertFlowPaths([stage({ decides: ['provider', 'client'] }), stage()]);
    expect(discs).toBe('M0 182h0');
    expect(ink).toMatch(/^M0 60V182M0 182C.* 60 60$/);
    expect(line).toBe('M0 60H60');
    expect(first).toMatch(/^M60 60/);
  });

  it.each([
    ['an order of the client', [stage({ decides: ['client'] }), stage()], 'ink', 'M0 60V182'],
    ['a result that the client receives', [stage({ decides: ['client'] })], 'line', 'M0 60V182'],
    ['no line for signals', [stage({ decides: ['client'], gathers: true }), stage()], 'ink', ''],
    ['no line for a stage of the client', [stage({ decides: ['client'], does: 'client' })], 'ink', ''],
  ] as const)('draws %s', (_, stages, kind, expected) => {
    expect(alertFlowPaths(stages)[kind]).toBe(expected);
  });

  it('moves the strand to the lower lane and back for a stage of the client', () => {
    const { line, rings, discs } = alertFlowPaths([stage(), stage({ does: 'client' }), stage()]);
    expect(line).toMatch(/^M55 60C.* 100 182M155 182C.* 200 60$/);
    expect(discs).toBe('M100 182h0');
    expect(rings).toBe('M0 60h0M200 60h0');
  });

  it('joins gathered signals into one line', () => {
    const { dots, second, first, rings } = alertFlowPaths([stage({ gathers: true }), stage()]);
    expect(dots.match(/h0/g)).toHaveLength(7);
    expect(second.match(/ 55 60/g)).toHaveLength(7);
    expect(first).toMatch(/^M55 60/);
    expect(rings).toBe('M100 60h0');
  });
});
