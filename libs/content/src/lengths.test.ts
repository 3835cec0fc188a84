import { describe, expect, it } from 'vitest';
import type { Metric } from './types/parts';
import { categories, headerAction, topLinks } from './navigation';
import { allPages, objectsWith } from './testing/pageTexts';

const longerThan = (texts: readonly string[], limit: number) => texts.filter((text) => text.length > limit);

/** Lengths for which the design has room; longer texts wrap where they must not, or fill the first screen of a phone. */
describe('texts fit their place', () => {
  it('in the header', () => {
    expect(longerThan([...categories.map(({ label }) => label), headerAction.label], 28)).toEqual([]);
    expect(
      longerThan(
        topLinks.map(({ label }) => label),
        16,
      ),
    ).toEqual([]);
  });

  it('in the hero', () => {
    expect(
      longerThan(
        allPages.map(({ hero, title }) => hero.heading ?? title),
        60,
      ),
    ).toEqual([]);
    expect(
      longerThan(
        allPages.map(({ hero }) => hero.slogan ?? ''),
        64,
      ),
    ).toEqual([]);
    expect(
      longerThan(
        allPages.map(({ hero }) => hero.lead),
        180,
      ),
    ).toEqual([]);
  });

  it('in lists of metrics', () => {
    const metrics = objectsWith(allPages, 'metrics').flatMap(
      (place) => place['metrics'] as readonly Metric[],
    );
    expect(
      longerThan(
        metrics.map(({ value }) => value),
        8,
      ),
    ).toEqual([]);
    expect(
      longerThan(
        metrics.map(({ label }) => label),
        28,
      ),
    ).toEqual([]);
  });
});
