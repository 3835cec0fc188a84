// @vitest-environment node
import { expect, it } from 'vitest';
import { surfaceOf, hidesNavigation } from './layoutRules';

it('home uses the page background, every other page the dark surface', () => {
  expect(surfaceOf('/')).toBe('page');
  for (const path of ['/about', '/it-consulting', '/nowhere']) expect(surfaceOf(path)).toBe('dark');
});

it('hides the navigation on /it-consulting only', () => {
  expect(hidesNavigation('/it-consulting')).toBe(true);
  for (const path of ['/', '/managed-it-services', '/services']) expect(hidesNavigation(path)).toBe(false);
});
