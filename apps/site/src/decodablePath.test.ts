import { expect, it } from 'vitest';
import { decodablePath } from './decodablePath';

it('leaves an address that can be decoded as it is', () => {
  for (const path of ['/about', '/caf%C3%A9', '/']) expect(decodablePath(path)).toBe(path);
});

it('makes any other one decodable', () => {
  for (const path of ['/%', '/%E0%A4%A', '/100%25/%zz'])
    expect(() => decodeURIComponent(decodablePath(path))).not.toThrow();
});
