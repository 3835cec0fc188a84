// @vitest-environment node
import { pages } from '@keystrand/content/pages';
import type { AssessmentPage } from '@keystrand/content';
import { scoreAssessment } from '@keystrand/content/assessment';
import { describe, expect, it } from 'vitest';
import { resultText } from './resultText';

const page = pages.get('/security-assessment') as AssessmentPage;
const sameForAll = (points: number) => Object.fromEntries(page.assessment.map(({ id }) => [id, points]));

describe('resultText', () => {
  it('lists total, band, points by function and priorities', () => {
    const answers = { ...sameForAll(3), plan: 0, watch: 1, backups: 2, weaknesses: 2 };
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

  it('marks the result provisional while questions are open', () => {
    const text = resultText(page, scoreAssessment(page, { plan: 3 }));
    expect(text).toContain('3 of 36 points, Exposed, provisional: 11 of 12 questions unanswered');
    expect(text).not.toContain('To do first');
  });
});
