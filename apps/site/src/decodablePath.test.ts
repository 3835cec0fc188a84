import { expect, it } from 'vitest';
import { decodablePath } from './decodablePath';

it('returns a decodable path unchanged', () => {
  for (const path of ['/about', '/caf%C3%A9', '/']) expect(decodablePath(path)).toBe(path);
});

it('returns a decodable path for malformed percent-encoding', () => {
  for (const path of ['/%', '/%E0%A4%A', '/100%25/%zz'])
    expect(() => decodeURIComponent(decodablePath(path))).not.toThrow();
});
