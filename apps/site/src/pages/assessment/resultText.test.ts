import { pages } from '@keystrand/content/pages';
import type { AssessmentPage } from '@keystrand/content';
import { scoreAssessment } from '@keystrand/content/assessment';
import { describe, expect, it } from 'vitest';
import { bandRanges } from './bandRanges';
import { resultText } from './resultText';

const page = pages.get('/security-assessment') as AssessmentPage;
const all = (points: number) => Object.fromEntries(page.assessment.map(({ id }) => [id, points]));

describe('the result that is taken into the inquiry form', () => {
  it('names total, band, every function and what to do first', () => {
    const answers = { ...all(3), plan: 0, watch: 1, backups: 2, weaknesses: 2 };
    const lines = resultText(page, scoreAssessment(page, answers)).split('\n');
    expect(lines.slice(0, 7)).toEqual([
      'Security self-assessment (NIST CSF 2.0): 29 of 36 points, Managed',
      '- Govern: 6 of 6',
      '- Identify: 5 of 6',
      '- Protect: 6 of 6',
      '- Detect: 4 of 6',
      '- Respond: 3 of 6',
      '- Recover: 5 of 6',
    ]);
    expect(lines.slice(7).map((line) => line.slice(0, 12))).toEqual([
      'To do first:',
      '1. Respond: ',
      '2. Detect: A',
      '3. Identify:',
    ]);
  });

  it('says that it is provisional while answers are missing', () => {
    const text = resultText(page, scoreAssessment(page, { plan: 3 }));
    expect(text).toContain('3 of 36 points, Exposed, provisional: 11 of 12 questions unanswered');
    expect(text).not.toContain('To do first');
  });

  it('fits into the message of the form with room to spare', () => {
    expect(resultText(page, scoreAssessment(page, all(0))).length).toBeLessThan(2500);
  });
});

describe('the bands', () => {
  it('follow on each other from nought to the largest total', () => {
    const ranges = bandRanges(page.bands, 36);
    expect(ranges.map(({ from, to, title }) => [from, to, title])).toEqual([
      [0, 11, 'Exposed'],
      [12, 21, 'Partial'],
      [22, 30, 'Managed'],
      [31, 36, 'Proven'],
    ]);
  });
});
