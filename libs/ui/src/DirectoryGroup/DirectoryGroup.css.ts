import { disclosure, summary as disclosureSummary } from '../Disclosure/Disclosure.css';
import { stretchedLink } from '../Link/link.css';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media, mediumQuery } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontSize, layout, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const group = style([disclosure]);

export const summary = style([
  disclosureSummary,
  {
    selectors: {
      // Higher specificity than the disclosure's rule, independent of the order of the style sheets.
      [`${group} > &`]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'baseline',
        columnGap: space[4],
        '@media': { [mediumQuery]: { gridTemplateColumns: 'auto minmax(0, auto) 1fr' } },
      },
    },
  },
]);

// Nothing to open or close before the application runs.
globalStyle(`${group}[data-open-when-wide] > ${summary}::before, [data-open-when-wide] > ${summary}::after`, {
  '@media': { [media.medium]: { display: 'none' } },
});

// Beside the title and the number below it. Lower than them, so that they determine the height of the row.
globalStyle(`${summary} > :first-child`, {
  alignSelf: 'center',
  marginBlock: `-${space[1]}`,
  '@media': { [media.belowMedium]: { gridRow: 'span 3', alignSelf: 'start', marginBlock: 0 } },
});

export const title = style({ ...typography.h3, color: 'inherit' });

export const count = style({
  ...typography.label,
  '@media': { [media.belowMedium]: { gridColumn: 2 } },
});

/** Names of the first links of a closed group, where the groups are closed at first. */
export const names = style({
  ...typography.small,
  display: 'none',
  gridColumn: 2,
  marginBlockStart: space[1],
  marginInlineEnd: `-${space[4]}`,
  color: theme.color.muted,
  textWrap: 'wrap',
  '@media': {
    [media.belowMedium]: { selectors: { [`${group}:not([open]) &`]: { display: 'block' } } },
  },
});

const strand = `1.75px solid ${hueColor.line}`;
const indent = '2.0625rem';

export const content = style({
  // Keeps the row with the name visible when a fragment link scrolls here.
  scrollMarginBlockStart: `calc(${layout.header} + ${space[20]})`,
  paddingBlockEnd: space[6],
  // Below the centre of the icon tile; the content starts where the title does.
  marginInlineStart: '1.0625rem',
  paddingInlineStart: indent,
  borderInlineStart: strand,
  '@media': { [media.print]: { marginBlockEnd: space[4], paddingBlockEnd: 0 } },
});

export const text = style({
  maxInlineSize: '48em',
  textWrap: 'balance',
  marginBlockEnd: space[6],
  '@media': { [media.print]: { marginBlock: `0 ${space[3]}` } },
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(30%, min(100%, 17rem)), 1fr))',
});

// None of four is alone in a row.
globalStyle(`${links}:has(> :nth-child(4):last-child)`, {
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const item = style({
  paddingBlock: `${space[4]} ${space[5]}`,
  paddingInlineEnd: space[6],
  border: 0,
  // The strand of the category, with a ring for each page.
  '::before': { content: '""', position: 'absolute', insetInline: `-${indent} 0`, borderBlockStart: strand },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-0.375rem',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    border: strand,
    borderRadius: '50%',
    background: theme.color.surface,
  },
  // The ring is above the box, where a page would cut it off.
  '@media': { [media.print]: { marginBlockStart: space[2], paddingBlock: `${space[3]} 0` } },
});

export const plainLink = style([
  stretchedLink,
  { paddingInlineEnd: space[8], color: theme.color.text, ':hover': { color: theme.color.accent } },
]);

export const link = style([plainLink, typography.h4]);

/** After the last word: its width and its margins cancel out, so that it is never alone on a line. */
export const arrow = style({
  display: 'inline',
  blockSize: '1lh',
  marginInline: `${space[3]} -2rem`,
  verticalAlign: 'bottom',
});

export const note = style({
  maxInlineSize: '25em',
  marginBlock: `${space[1]} ${space[3]}`,
  '@media': { [media.print]: { margin: 0, fontSize: fontSize.small } },
});
