import { describe, expect, it } from 'vitest';
import { dayLeaders, dayStrands } from './dayPaths';

describe('dayStrands', () => {
  it('draws the second strand alone away from the braid at the first event', () => {
    const [first, second, third] = dayStrands(['06:00', '12:00']);
    expect(second).toContain('l7-46 9 84 6-38');
    expect(first + String(third)).not.toContain('l');
  });

  it('continues each strand beyond both ends of the day', () => {
    for (const path of dayStrands(['06:00', '12:00'])) {
      const lengths = [...path.matchAll(/[qt](?:[\d.-]+ [\d.-]+ )?(\d+) 0/g)].map(([, length]) =>
        Number(length),
      );
      const start = Number(/^M(-?\d+)/.exec(path)?.[1]);
      expect(start).toBeLessThan(-1000);
      expect(lengths.reduce((sum, length) => sum + length, start)).toBeGreaterThan(2200);
    }
  });
});

describe('dayLeaders', () => {
  it('begins at the times of the events', () => {
    expect(dayLeaders(['06:00', '12:00']).match(/M[\d.]+ 50/g)).toEqual(['M300 50', 'M600 50']);
  });
});
