import { describe, expect, it } from 'vitest';
import { evidenceRows } from './evidence';
import { pages } from './pages';

describe('evidenceRows', () => {
  it('lists what has a value', () => {
    expect(
      evidenceRows([
        { title: 'ISO/IEC 27001 certificate', value: ' ' },
        { title: 'SOC 2 report', value: 'Type 2, security' },
      ]),
    ).toEqual([{ title: 'SOC 2 report', description: 'Type 2, security' }]);
  });

  it('agrees with the sentence on the about page that no certificate is claimed', () => {
    const page = pages.get('/about');
    if (page.kind !== 'about') throw new Error('/about is not the about page');
    const { statement, rows } = page.assurance.evidence;
    const claimed = rows.some(({ title }) => title.includes('certificate'));
    expect(statement.startsWith('No certificate is claimed on this site')).toBe(!claimed);
  });
});
