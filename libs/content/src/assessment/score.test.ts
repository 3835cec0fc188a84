import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { page } from '../pages/cybersecurity/security-assessment';
import type { AssessmentQuestion, CsfFunction } from '../types';
import { fullPoints, scoreAssessment } from './score';
import type { AssessmentPart } from './score';

const ids = page.assessment.map(({ id }) => id);

const question = (id: string, of: CsfFunction, advice: string): AssessmentQuestion => ({
  id,
  function: of,
  question: '',
  act: '',
  help: '',
  answers: ['none', 'some', 'most', 'all'],
  advice,
});

/** Two functions and three questions, small enough to score by hand. */
const small: AssessmentPart = {
  functions: [
    { id: 'govern', name: 'Govern', text: '' },
    { id: 'detect', name: 'Detect', text: '' },
  ],
  assessment: [
    question('mandate', 'govern', 'Name an owner.'),
    question('budget', 'govern', 'Ask for money.'),
    question('logs', 'detect', 'Keep logs.'),
  ],
  bands: [
    { from: 0, title: 'Lower', text: '' },
    { from: 5, title: 'Upper', text: '' },
  ],
};

describe('scoring', () => {
  it('returns total points, points by function and the band', () => {
    const score = scoreAssessment(small, { mandate: 3, budget: 0, logs: 2 });
    expect(score).toMatchObject({
      total: 5,
      max: 9,
      answered: 3,
      byFunction: [
        { id: 'govern', points: 3, max: 6 },
        { id: 'detect', points: 2, max: 3 },
      ],
      band: { from: 5, title: 'Upper', text: '' },
      priorities: [
        { id: 'budget', advice: 'Ask for money.' },
        { id: 'logs', advice: 'Keep logs.' },
      ],
      missing: [],
    });
  });

  it('counts an unanswered question as 0 points, lists it as missing and gives no advice for it', () => {
    const score = scoreAssessment(small, { logs: 1, budget: undefined });
    expect(score).toMatchObject({
      total: 1,
      max: 9,
      answered: 1,
      missing: [{ id: 'mandate' }, { id: 'budget' }],
    });
    expect(score.priorities.map(({ id }) => id)).toEqual(['logs']);
  });
});

describe("the page's own assessment", () => {
  it('asks two questions for each of the six functions of NIST CSF', () => {
    expect(page.functions.map(({ id }) => id).join(' ')).toBe(
      'govern identify protect detect respond recover',
    );
    expect(scoreAssessment(page, {}).byFunction.map(({ max }) => max)).toEqual(Array(6).fill(2 * fullPoints));
  });

  it('reaches the lowest band with no points and the highest with all', () => {
    const all = Object.fromEntries(ids.map((id) => [id, fullPoints]));
    expect(scoreAssessment(page, {})).toMatchObject({ total: 0, band: page.bands[0] });
    expect(scoreAssessment(page, all)).toMatchObject({ band: page.bands.at(-1), priorities: [] });
  });

  it('sums to the total, and a better answer never lowers total or band (property)', () => {
    const answer = fc.option(fc.integer({ min: 0, max: fullPoints }), { nil: undefined });
    const answers = fc.record(Object.fromEntries(ids.map((id) => [id, answer])));
    fc.assert(
      fc.property(answers, fc.constantFrom(...ids), (given, id) => {
        const score = scoreAssessment(page, given);
        expect(score.byFunction.reduce((sum, { points }) => sum + points, 0)).toBe(score.total);
        expect(score.answered + score.missing.length).toBe(ids.length);
        const points = score.priorities.map((priority) => given[priority.id]);
        expect(points).toEqual([...points].sort());
        const better = scoreAssessment(page, { ...given, [id]: fullPoints });
        expect(better.total).toBeGreaterThanOrEqual(score.total);
        expect(better.band.from).toBeGreaterThanOrEqual(score.band.from);
      }),
    );
  });
});
