import { describe, expect, it } from 'vitest';
import { pages } from '../pages';
import type { FigureOf, Page, Step } from '../types';
import { days, months, weeks } from './workingDays';

const all: readonly Page[] = pages.paths.map((path) => pages.get(path));
const withFigures = all.filter(({ figures = [] }) => figures.length > 0);

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

const timelines = withFigures.flatMap((page) =>
  (page.figures ?? [])
    .filter((figure): figure is FigureOf<'timeline'> => figure.kind === 'timeline')
    .map((figure) => [page.path, figure, 'steps' in page ? page.steps : []] as const),
);

describe('the figures', () => {
  it('have ids that are unique on their page, and are at most three a page', () => {
    for (const { path, figures = [] } of withFigures) {
      expect(new Set(figures.map(({ id }) => id)).size, path).toBe(figures.length);
      expect(figures.length, path).toBeLessThanOrEqual(3);
    }
  });

  it('state an answer in a heading that no other figure has', () => {
    const headings = withFigures.flatMap(({ figures = [] }) =>
      figures.filter(({ kind }) => kind !== 'specimen').map(({ heading }) => heading),
    );
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });
});

describe.each(timelines)('the timeline of %s', (_path, timeline, steps: readonly Step[]) => {
  it('replaces the list of steps, with one timing for each', () => {
    expect(timeline).toMatchObject({ id: 'steps', place: 'process' });
    expect(timeline.timings).toHaveLength(steps.length);
  });

  it('draws the lengths that the words of the steps give', () => {
    const drawn = timeline.timings.map((timing, index) => [steps[index]?.title, timing.days]);
    const stated = steps.map(({ title, duration = '' }, index) => {
      const length = workingDaysOf(duration);
      // A programme of a year or more is drawn without a length.
      const isOpen = timeline.timings[index]?.days === undefined && (length?.min ?? 0) >= 260;
      return [title, isOpen ? undefined : length];
    });
    expect(drawn).toEqual(stated);
  });

  it('says that the client does something', () => {
    expect(timeline.timings.flatMap(({ client = [] }) => client).length).toBeGreaterThan(2);
  });
});
