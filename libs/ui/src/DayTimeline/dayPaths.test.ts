import { describe, expect, it } from 'vitest';
import { dayPaths } from './dayPaths';

describe('dayPaths', () => {
  const { strands, nodes, leaders } = dayPaths(['06:00', '12:00']);

  it('draws the second strand alone away from the braid at the first event', () => {
    const [first, second, third] = strands;
    expect(second).toContain('l7-84 9 154 6-70');
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

  it('has the quarters of an hour around the events between midnight and midnight, and breaks between others', () => {
    const labels = (...times: string[]) => {
      const { stops, axis } = dayPaths(times);
      const parts = axis.split(/v6v-6/).slice(1);
      return stops.map((label, index) => (parts[index]?.includes('l8-12') ? `${label} //` : label)).join(' ');
    };
    expect(labels('06:00', '12:00')).toBe('00 // 06 // 12 // 24');
    expect(labels('03:07', '03:19', '06:50')).toBe('00 // 03 :15 :30 // 06:45 07 // 24');
    expect(labels('00:05', '23:50')).toBe('00 :15 // 23:45 24');
  });

  it('draws nodes at the times, from which the leaders begin', () => {
    expect(nodes).toMatch(/^M450 90h0M750 \d+h0$/);
    expect(leaders.match(/M[\d.]+ \d+/g)).toEqual(nodes.match(/M\d+ \d+/g));
  });
});
