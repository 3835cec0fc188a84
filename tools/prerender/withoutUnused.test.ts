import { expect, it } from 'vitest';
import { withoutUnused } from './withoutUnused.ts';

it('removes comments and other layers, and sorts the rules by layer', () => {
  expect(
    withoutUnused('@layer c{p{margin:2px}}@layer a{p{margin:0}}@layer b{p{margin:1px}}i{top:0}/* end */', [
      'b',
      'c',
    ]),
  ).toBe('i{top:0}@layer b{p{margin:1px}}@layer c{p{margin:2px}}');
});

it('removes custom properties that nothing uses and keeps those that another one uses', () => {
  expect(
    withoutUnused(
      ':root{--a:1px;--b:var(--a);--c:var(--d);--d:2px}.x{--c:3px}p{margin:calc( var( --b ) * 2)}',
      [],
    ),
  ).toBe(':root{--a:1px;--b:var(--a)}p{margin:calc( var( --b ) * 2)}');
});
