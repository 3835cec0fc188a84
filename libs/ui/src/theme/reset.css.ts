import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { theme } from './contract.css';
import { bodyText, elementStyles, endedMotion } from './elementStyles';
import { layered } from './layered';
import { media } from './media';
import { fluidSpace, fontFamily, layout, space } from './scale';

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

const onPaper = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@media': { [media.print]: rule } } as GlobalStyleRule);

// Text of 9.5 pt, on which the columns of a wide window fit.
onPaper('html', { fontSize: '75%' });
onPaper('p, li, dl, table', { lineHeight: '1.3 !important', orphans: 3, widows: 3 });

// Below the text of every sheet its number and, since browsers repeat there what is fixed, title and address of the page.
const footer = { font: `7pt ${fontFamily.sans}`, color: '#555' };
globalStyle('@page', {
  margin: '12mm 8.2mm 7mm',
  '@bottom-right': {
    content: 'counter(page) " / " counter(pages)',
    ...footer,
    margin: '-10pt 6.35mm 0',
    verticalAlign: 'top',
  },
} as GlobalStyleRule);
// A background would cover the number.
onPaper('body', { background: 'none', paddingBlockEnd: '17pt', boxDecorationBreak: 'clone' });
onPaper('head', {
  display: 'flex',
  gap: '1em',
  position: 'fixed',
  inset: `auto auto 0 ${fluidSpace.gutter}`,
  ...footer,
});
onPaper('title, link[rel="canonical"]', { display: 'block' });
onPaper('link[rel="canonical"]::before', { content: 'attr(href) / ""' });

// As wide as the sheet.
onPaper('h1, h2, p', { maxInlineSize: 'none !important' });
onPaper('h3, h4, dt, dt a, summary', { lineHeight: '1.2 !important', paddingBlockEnd: '1pt' });
// Thin underlines; none for links within the site, whose URLs are not printed.
onPaper('a', { textDecorationThickness: '0.5pt !important', textUnderlineOffset: '1.5pt !important' });
onPaper('a[href^="/"]', { textDecoration: 'none !important' });

// Short lists and tables are not divided, nor are items of longer ones.
onPaper(
  ':is(li, tr, dl > div, :is(ol, ul, dl):not(:has(> :nth-child(7))), table:not(:has(tr:nth-child(9))))',
  { breakInside: 'avoid' },
);
onPaper('p:has(+ :is(ul, ol, dl))', { breakAfter: 'avoid' });
// Not in columns: at least three items of a long list are on one sheet, and at least two on the next.
onPaper(':is(ol > li, :not([role]) > li, tr):is(:nth-child(-n + 3), :last-child)', { breakBefore: 'avoid' });
