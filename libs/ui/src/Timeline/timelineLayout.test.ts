// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { timelineLayout } from './timelineLayout';

const step = (title: string, min: number, max = min) => ({ title, days: { min, max } });

describe('timelineLayout', () => {
  it('adds up shortest and longest durations separately', () => {
    const { rows } = timelineLayout([step('a', 2), step('b', 2, 4), step('c', 4, 14)]);
    expect(rows.map(({ start, earliest, latest }) => [start, earliest, latest].map((at) => at * 20))).toEqual(
      [
        [0, 2, 2],
        [2, 4, 6],
        [4, 8, 20],
      ],
    );
  });

  it('begins both sums anew after a wait', () => {
    const { rows } = timelineLayout([step('a', 2, 8), { ...step('b', 2), after: { title: 'Fixes' } }]);
    expect(rows.map(({ kind, item }) => [kind, item.title])).toEqual([
      ['step', 'a'],
      ['wait', 'Fixes'],
      ['step', 'b'],
    ]);
    const [first, wait, last] = rows;
    expect(wait?.start).toBe(first?.latest);
    expect(last?.start).toBe(wait?.latest);
    expect(last?.latest).toBe(1);
  });

  it('draws a step without days as a stretch, and a parallel step like the one before', () => {
    const { rows } = timelineLayout([
      step('a', 10),
      { title: 'beside', parallel: true },
      { title: 'ongoing' },
    ]);
    const [first, beside, ongoing] = rows;
    expect(beside).toMatchObject({ start: first?.start, latest: first?.latest });
    expect(ongoing).toMatchObject({ kind: 'open', start: first?.latest, latest: 1 });
  });

  it('puts a tick at each week, and at months if weeks were too close', () => {
    expect(timelineLayout([step('a', 12)]).ticks).toEqual([
      { at: 0, number: 1, minor: false },
      { at: 5 / 12, number: 2, minor: false },
      { at: 10 / 12, number: 3, minor: false },
    ]);
    const { ticks, unit } = timelineLayout([step('a', 260)]);
    expect(unit).toBe('Month');
    expect(ticks.map(({ number }) => number)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(ticks.filter(({ minor }) => !minor).map(({ number }) => number)).toEqual([1, 5, 9]);
  });

  it('has no tick after the first stretch without a scale', () => {
    const { ticks, rows } = timelineLayout([step('a', 10), { title: 'ongoing' }]);
    expect(Math.max(...ticks.map(({ at }) => at))).toBeLessThan(rows[1]?.start ?? 0);
  });

  it('names the step whose shortest duration exceeds its longest', () => {
    expect(() => timelineLayout([step('a', 3, 2)])).toThrow('timelineLayout: "a" takes 3 to 2 days.');
  });
});
