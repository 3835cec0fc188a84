// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { clockTimes } from './clockTimes';

const period = { title: 'Notice', text: '72 h', from: '06:00', hours: 72 } as const;

describe('clockTimes', () => {
  it('places start, present and deadline in per cent of the days shown', () => {
    expect(clockTimes(period, '12:00', 4)).toEqual({
      from: 6.25,
      used: 12.5,
      deadline: 81.25,
      state: 'left',
      time: '66 h',
    });
  });

  it('ends the used part where the notice was sent', () => {
    expect(clockTimes({ ...period, sent: '09:00' }, '12:00', 4)).toMatchObject({
      used: 9.38,
      state: 'sent',
      time: '09:00',
    });
  });

  it('returns how late a period is', () => {
    expect(clockTimes({ ...period, hours: 4 }, '12:30', 1)).toMatchObject({
      state: 'late',
      time: '2 h 30 min',
    });
  });
});
