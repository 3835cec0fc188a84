// @vitest-environment node
import { expect, it } from 'vitest';
import { contentPath } from './contentPath';

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['//', '/'],
  ['/services/siem/', '/services/siem'],
])('converts %s to %s', (pathname, path) => {
  expect(contentPath(pathname)).toBe(path);
});
