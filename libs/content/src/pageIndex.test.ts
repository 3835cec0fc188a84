import { describe, expect, it } from 'vitest';
import { createPageIndex, UnknownPathError } from './pageIndex';
import type { Page } from './types';

const page = (path: `/${string}`) => ({ path }) as Page;

describe('the page index', () => {
  it('finds a page by its path', () => {
    const index = createPageIndex({ 'a.ts': page('/a'), 'b.ts': page('/b') });
    expect(index.get('/b').path).toBe('/b');
    expect(index.paths).toEqual(['/a', '/b']);
    expect(index.has('/c')).toBe(false);
  });

  it('names the nearest paths where there is none', () => {
    const index = createPageIndex({
      'a.ts': page('/about'),
      'b.ts': page('/blog'),
      'c.ts': page('/contact'),
    });
    expect(() => index.get('/abuot')).toThrow(UnknownPathError);
    expect(() => index.get('/abuot')).toThrow(
      'No page stands at "/abuot". The nearest known paths are /about, ',
    );
  });

  it('names both files that claim one path', () => {
    expect(() => createPageIndex({ 'one.ts': page('/a'), 'other.ts': page('/a') })).toThrow(
      'Two content files claim the path "/a": one.ts and other.ts.',
    );
  });

  it('takes words of the language for paths like any other', () => {
    const index = createPageIndex({ 'a.ts': page('/a') });
    expect(index.has('constructor')).toBe(false);
    expect(() => index.get('__proto__')).toThrow(UnknownPathError);
  });
});
