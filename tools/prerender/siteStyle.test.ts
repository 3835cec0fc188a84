import { expect, it } from 'vitest';
import { siteStyle } from './siteStyle.ts';

it('sorts the rules by layer, and removes other layers', () => {
  expect(
    siteStyle(
      '@layer keystrand.tokens{p{top:0}}@layer keystrand.components.base{p{top:1px}}@layer keystrand.reset{p{top:0}}i{top:0}',
      '',
    ),
  ).toBe('i{top:0}@layer keystrand.reset{p{top:0}}@layer keystrand.tokens{p{top:0}}');
});

it('gives tokens short names', () => {
  expect(siteStyle(':root{--ks-a:0;--ks-b:0}p{top:var(--ks-a);left:var(--ks-b)}', '')).toBe(
    ':root{--k0:0;--k1:0}p{top:var(--k0);left:var(--k1)}',
  );
});

it('removes custom properties that nothing uses, and the range of the preloaded font', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:2px}p{margin:calc(var(--b)*2)}' +
    '@font-face{src:url(/basic.woff2);unicode-range:U+20}@font-face{src:url(/other.woff2);unicode-range:U+100}';
  expect(siteStyle(css, 'basic.woff2')).toContain(
    ':root{--a:1px;--b:var(--a)}p{margin:calc(var(--b)*2)}' +
      '@font-face{src:url(/basic.woff2)}@font-face{src:url(/other.woff2);unicode-range:U+C0-17F}',
  );
});
