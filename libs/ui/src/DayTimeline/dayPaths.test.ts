import { describe, expect, it } from 'vitest';
import { dayPaths } from './dayPaths';

describe('dayPaths', () => {
  const { hours, strands, nodes, leaders } = dayPaths(['06:00', '12:00']);

  it('draws the second strand alone away from the braid at the first event', () => {
    const [first, second, third] = strands;
    expect(second).toContain('l7-46 9 84 6-38');
    expect(first + String(third)).not.toContain('l');
  });

  it('continues each strand beyond both ends of the day', () => {
    for (const path of strands) {
      const lengths = [...path.matchAll(/[qt](?:[\d.-]+ [\d.-]+ )?(\d+) 0/g)].map(([, length]) =>
        Number(length),
      );
      const start = Number(/^M(-?\d+)/.exec(path)?.[1]);
      expect(start).toBeLessThan(-1000);
      expect(lengths.reduce((sum, length) => sum + length, start)).toBeGreaterThan(2200);
    }
  });

  it('has the hours around the events between midnight and midnight', () => {
    expect(hours).toEqual([0, 6, 7, 8, 9, 10, 11, 12, 24]);
    expect(dayPaths(['03:07', '06:50']).hours).toEqual([0, 3, 4, 5, 6, 7, 24]);
    expect(dayPaths(['00:15', '22:00']).hours).toEqual([0, 4, 8, 12, 16, 20, 24]);
    expect(dayPaths(['05:00', '23:50']).hours).toEqual([0, 5, 9, 13, 17, 21, 24]);
  });

  it('draws nodes at the times, from which the leaders begin', () => {
    expect(nodes).toMatch(/^M150 50h0M1050 \d+h0$/);
    expect(leaders.match(/M[\d.]+ \d+/g)).toEqual(nodes.match(/M\d+ \d+/g));
  });
});
