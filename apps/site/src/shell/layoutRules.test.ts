import { expect, it } from 'vitest';
import { surfaceOf, hidesNavigation } from './layoutRules';

it('home stands on the page, every other page on the canvas', () => {
  expect(surfaceOf('/')).toBe('page');
  for (const path of ['/about', '/it-consulting', '/nowhere']) expect(surfaceOf(path)).toBe('dark');
});

it('only /it-consulting hides the navigation', () => {
  expect(hidesNavigation('/it-consulting')).toBe(true);
  for (const path of ['/', '/managed-it-services', '/services']) expect(hidesNavigation(path)).toBe(false);
});
