import { expect, it } from 'vitest';
import { groundOf, hidesNavigation } from './layoutRules';

it('home stands on the page, every other page on the canvas', () => {
  expect(groundOf('/')).toBe('page');
  for (const path of ['/about', '/it-consulting', '/nowhere']) expect(groundOf(path)).toBe('canvas');
});

it('only /it-consulting hides the navigation', () => {
  expect(hidesNavigation('/it-consulting')).toBe(true);
  for (const path of ['/', '/managed-it-services', '/services']) expect(hidesNavigation(path)).toBe(false);
});
