// @vitest-environment node
import { categories } from '@keystrand/content';
import { pages } from '@keystrand/content/pages';
import * as icons from '@keystrand/ui/icons';
import { expect, it } from 'vitest';
import { pageIcons } from './pageIcons';

it('returns the drawing of each icon in the data of a page, except those of the menu', () => {
  const page = pages.get('/services/siem');
  const named = [...JSON.stringify(page).matchAll(/"icon":"(\w+)"/g)].map(([, name = '']) => name);
  const expected = named.filter((name) => categories.every(({ icon }) => icon !== name));
  expect(expected).not.toEqual([]);
  expect(pageIcons(page)).toEqual(
    Object.fromEntries(Object.entries(icons).filter(([name]) => expected.includes(name))),
  );
});
