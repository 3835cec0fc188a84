// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { braidPath } from './braidPath';

describe('braidPath', () => {
  it('draws one arc on each side of the centre line', () => {
    expect(braidPath({ x0: 0, x1: 20, y: 8, height: 12, arcs: 1 })).toEqual({
      first: 'M0 8q10 12 20 0',
      second: 'M0 8q10 -12 20 0',
    });
  });

  it('lets the strands cross after every arc', () => {
    expect(braidPath({ x0: 5, x1: 65, y: 8, height: 10, arcs: 3 })).toEqual({
      first: 'M5 8q10 10 20 0t20 0t20 0',
      second: 'M5 8q10 -10 20 0t20 0t20 0',
    });
  });

  it('runs downwards', () => {
    expect(braidPath({ x0: 0, x1: 40, y: 8, height: 12, arcs: 2, down: true }).first).toBe(
      'M8 0q12 10 0 20t0 20',
    );
  });

  it('draws about one arc per two heights, and at least one', () => {
    expect(braidPath({ x0: 0, x1: 200, y: 8, height: 10 }).first.match(/t/g)).toHaveLength(9);
    expect(braidPath({ x0: 0, x1: 2, y: 8, height: 10 }).first).not.toContain('t');
  });
});
