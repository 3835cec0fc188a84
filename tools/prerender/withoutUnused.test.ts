import { expect, it } from 'vitest';
import { withoutUnused } from './withoutUnused.ts';

it('removes comments, and layers by name, and keeps the others', () => {
  expect(withoutUnused('@layer a{p{margin:0}}@layer b{p{margin:1px}}/* end */', ['a'])).toBe(
    '@layer b{p{margin:1px}}',
  );
});

it('removes custom properties that nothing uses and keeps those that another one uses', () => {
  expect(
    withoutUnused(
      ':root{--a:1px;--b:var(--a);--c:var(--d);--d:2px}.x{--c:3px}p{margin:calc( var( --b ) * 2)}',
      [],
    ),
  ).toBe(':root{--a:1px;--b:var(--a)}p{margin:calc( var( --b ) * 2)}');
});
