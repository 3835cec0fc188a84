import { describe, expect, it } from 'vitest';
import { pages } from '../pages';
import { repeated } from '../testing/pageTexts';
import { days, months, weeks } from './workingDays';

const all = pages.paths.map((path) => pages.get(path));
/** Returns working days from words such as `1 to 2 weeks`; undefined if the words give no length. */
function workingDaysOf(words: string) {
  const match = /^(\d+)(?: to (\d+))? (minutes?|days?|weeks?|months?)\b/.exec(words);
  if (!match) return undefined;
  const [, min = '', max = min, unit = ''] = match;
  const range = [Number(min), Number(max)] as const;
  if (unit.startsWith('minute')) return days(0);
  if (unit.startsWith('week')) return weeks(...range);
  if (unit.startsWith('month')) return months(...range);
  // From a month on, days are calendar days.
  return Number(min) >= 30 ? days(Math.round((Number(min) * 5) / 7)) : days(...range);
}

describe('the figures', () => {
  it('have ids that are unique on their page, and are at most three a page', () => {
    for (const { path, figures = [] } of all) {
      expect(repeated(figures.map(({ id }) => id)), path).toEqual([]);
      expect(figures.length, path).toBeLessThanOrEqual(3);
    }
  });
});

describe('a timeline', () => {
  const timelines = all.flatMap((page) =>
    (page.figures ?? []).flatMap((figure) =>
      figure.kind === 'timeline' ? [[page.path, page, figure] as const] : [],
    ),
  );

  it.each(timelines)(
    'of %s draws the lengths that the words of the steps give',
    (_path, page, { id, place, timings }) => {
      const steps = 'steps' in page ? page.steps : [];
      expect({ id, place }).toEqual({ id: 'steps', place: 'process' });
      const stated = steps.map(({ duration = '' }, index) => {
        const length = workingDaysOf(duration);
        // A programme of a year or more is drawn without a length.
        const isOpen = timings[index]?.days === undefined && (length?.min ?? 0) >= 260;
        return isOpen ? undefined : length;
      });
      expect(timings.map((timing) => timing.days)).toEqual(stated);
    },
  );
});

describe('a decision tree', () => {
  const questions = all.flatMap(({ figures = [] }) =>
    figures.flatMap((figure) => (figure.kind === 'decision-tree' ? figure.questions : [])),
  );

  it('quotes every duration from the terms of the page that it links to', () => {
    const wrong = questions.filter(({ duration, href = '/' }) => {
      const page = pages.get(href.split('#', 1)[0] ?? '');
      return (
        duration && !('terms' in page && page.terms.duration.toLowerCase().includes(duration.toLowerCase()))
      );
    });
    expect(wrong).toEqual([]);
  });
});
