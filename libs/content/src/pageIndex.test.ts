import { describe, expect, it } from 'vitest';
import { createPageIndex } from './pageIndex';
import type { Page } from './types';

const page = (path: `/${string}`) => ({ path }) as Page;

describe('the page index', () => {
  it('finds a page by its path', () => {
    const index = createPageIndex({ 'a.ts': page('/a'), 'b.ts': page('/b') });
    expect(index.get('/b').path).toBe('/b');
    expect(index.paths).toEqual(['/a', '/b']);
    expect(index.has('/c')).toBe(false);
  });

  it('names both files that have the same path', () => {
    expect(() => createPageIndex({ 'one.ts': page('/a'), 'other.ts': page('/a') })).toThrow(
      'Two content files have the path "/a": one.ts and other.ts.',
    );
  });

  it('does not treat names of object properties as known paths', () => {
    const index = createPageIndex({ 'a.ts': page('/a') });
    expect(index.has('constructor')).toBe(false);
    expect(() => index.get('__proto__')).toThrow('There is no page at "__proto__".');
  });
});
