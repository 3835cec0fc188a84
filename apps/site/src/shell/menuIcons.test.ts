// @vitest-environment node
import { categories } from '@keystrand/content';
import { expect, it } from 'vitest';
import { menuIcons } from './menuIcons';

it('contains exactly the icons of the Services menu', () => {
  expect(Object.keys(menuIcons).toSorted()).toEqual(categories.map(({ icon }) => icon).toSorted());
});
