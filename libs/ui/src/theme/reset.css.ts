import type { GlobalStyleRule } from '@vanilla-extract/css';
import { theme } from './contract.css';
import { bodyText, elementStyles, endedMotion } from './elementStyles';
import { layered } from './layered';
import { media } from './media';
import { fontFamily, layout, space } from './scale';

const { globalStyle } = layered('keystrand.reset');

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

// The classes `light` and `dark` of `tokens.css` set the scheme; without them the system's preference applies.
globalStyle(':root', { colorScheme: 'var(--ks-scheme)' });

globalStyle('html', {
  background: theme.color.page,
  // Keeps the target of a fragment or of focus clear of the sticky header and of the chat button (WCAG 2.4.11).
  scrollPaddingBlock: `calc(${layout.header} + ${space[6]}) ${layout.aboveChatButton}`,
});

globalStyle('body', { ...bodyText, margin: 0, background: theme.color.page });

// Not of the root element: where it has a `::selection`, Chromium styles every element again when a view transition begins
// and when it ends.
for (const [types, condition, rule] of elementStyles)
  globalStyle(
    types.length > 0 ? types.map((type) => type + condition).join(', ') : `body ${condition}`,
    rule,
  );

globalStyle('*, *::before, *::after', { '@media': { [media.reducedMotion]: endedMotion(' !important') } });

globalStyle('html, body', { '@media': { [media.print]: { background: '#fff', color: '#000' } } });

// Text of 9.5 pt on paper, on which the columns of a wide window fit.
globalStyle('html', { '@media': { [media.print]: { fontSize: '75%' } } });
globalStyle('p, li, dd, table', { '@media': { [media.print]: { lineHeight: '1.4 !important' } } });
globalStyle('@page', {
  margin: '11mm 9mm',
  '@bottom-right': {
    content: 'counter(page) " / " counter(pages)',
    padding: '0 5mm',
    font: `8pt ${fontFamily.sans}`,
  },
} as GlobalStyleRule);
globalStyle(':is(li, tr, dl > div)', { '@media': { [media.print]: { breakInside: 'avoid' } } });
globalStyle('p:has(+ :is(ul, ol, dl))', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
// Of four items or more, neither the first nor the last alone on a sheet. A grid would go to the next sheet with its last row.
globalStyle(
  ':is(ol > li, :not([role]) > li, tr, dl > div):is(:nth-child(2):not(:nth-last-child(-n + 2)), :last-child:not(:nth-child(-n + 3)))',
  { '@media': { [media.print]: { breakBefore: 'avoid' } } },
);
