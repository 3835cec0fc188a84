// @vitest-environment node
import { expect, it } from 'vitest';
import { decodablePath } from './decodablePath';

it.each([
  ['/about', '/about'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%', '/'],
  ['/%E0%A4%A', '/E0A4A'],
  ['/100%25/%zz', '/10025/zz'],
])('returns %s as %s, which can be decoded', (path, decodable) => {
  expect(decodablePath(path)).toBe(decodable);
});
