import { expect, it } from 'vitest';
import { categories } from './categories';
import { headerAction, topLinks } from './navigation';
import { allPages, objectsWith, services } from './testing/pageTexts';

const metrics = objectsWith(allPages, 'value', 'label');

/** Lengths for which the design has room; longer texts wrap where they must not, or fill the first screen of a phone. */
it.each([
  ['categories and action of the header', [...categories, headerAction].map(({ label }) => label), 28],
  ['links of the header', topLinks.map(({ label }) => label), 16],
  ['headings of heroes', allPages.map(({ hero, title }) => hero.heading ?? title), 60],
  ['slogans', allPages.map(({ hero }) => hero.slogan ?? ''), 64],
  ['leads', allPages.map(({ hero }) => hero.lead), 180],
  [
    'summaries',
    [...allPages, ...objectsWith(allPages, 'summary', 'sources')].map(({ summary }) => String(summary)),
    110,
  ],
  ['reasons for related pages', services.flatMap(({ related }) => related.map(({ text }) => text)), 110],
  ['values of metrics', metrics.map(({ value }) => String(value)), 8],
  ['labels of metrics', metrics.map(({ label }) => String(label)), 28],
])('%s fit their place', (_place, texts, limit) => {
  expect(texts.filter(({ length }) => length > limit)).toEqual([]);
});
