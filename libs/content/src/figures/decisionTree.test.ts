import { describe, expect, it } from 'vitest';
import { pages } from '../pages';

const questions = pages.paths
  .map((path) => pages.get(path))
  .flatMap((page) =>
    (page.figures ?? []).flatMap((figure) => (figure.kind === 'decision-tree' ? figure.questions : [])),
  );

describe('a decision tree', () => {
  it('quotes every duration from the terms of the page that it links to', () => {
    const quoted = questions.flatMap(({ duration, href }) => (duration ? [{ duration, href }] : []));
    expect(quoted.length).toBeGreaterThan(20);
    const wrong = quoted.filter(({ duration, href = '/' }) => {
      const page = pages.get(href.split('#', 1)[0] ?? '');
      return !('terms' in page && page.terms.duration.toLowerCase().includes(duration.toLowerCase()));
    });
    expect(wrong).toEqual([]);
  });

  it('asks no question twice on the site', () => {
    const asked = questions.map(({ question }) => question);
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
  });
});
