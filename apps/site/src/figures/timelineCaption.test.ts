// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { timelineCaption } from './timelineCaption';

const step = (min: number, max = min) => ({ title: 'Step', days: { min, max } });

describe('timelineCaption', () => {
  it('adds up shortest and longest durations in working days', () => {
    expect(timelineCaption([step(1), step(1, 2), step(5, 8)])).toBe(
      'Durations of steps 1 to 3, added up: 7 to 11 working days.',
    );
  });

  it('counts long work in weeks', () => {
    expect(timelineCaption([step(10), step(15, 30)])).toBe(
      'Durations of steps 1 to 2, added up: 5 to 8 weeks.',
    );
  });

  it('ends before a wait and before a step without a length', () => {
    const expected = 'Durations of steps 1 to 2, added up: 4 working days.';
    expect(timelineCaption([step(2), step(2), { ...step(9), after: { title: 'Fixes' } }])).toBe(expected);
    expect(timelineCaption([step(2), step(2), { title: 'Ongoing' }, step(9)])).toBe(expected);
  });

  it('leaves out parallel steps and calls of less than a day', () => {
    const beside = { title: 'Beside', parallel: true };
    expect(timelineCaption([step(0), step(2), beside, step(3)])).toBe(
      'Durations of steps 2 to 4, added up: 5 working days.',
    );
  });

  it('is absent if nothing adds up', () => {
    expect(timelineCaption([step(2)])).toBeUndefined();
    expect(timelineCaption([{ title: 'Ongoing' }])).toBeUndefined();
  });
});
