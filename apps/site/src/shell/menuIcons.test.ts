import { categories } from '@keystrand/content';
import { expect, it } from 'vitest';
import { menuIcons } from './menuIcons';

it('has the icons of the Services menu, and no others', () => {
  expect(Object.keys(menuIcons).toSorted()).toEqual(categories.map(({ icon }) => icon).toSorted());
});
