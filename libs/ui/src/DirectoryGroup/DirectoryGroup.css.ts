import { disclosure, summary as disclosureSummary } from '../Disclosure/Disclosure.css';
import { stretchedLink } from '../Link/link.css';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media, mediumQuery } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontSize, layout, oneColumn, space } from '../theme/scale';
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
        '@media': {
          [mediumQuery]: { gridTemplateColumns: 'auto minmax(0, auto) 1fr' },
          [media.wide]: { paddingBlock: space[6] },
        },
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
  '@media': { [media.belowMedium]: { gridRow: 'span 2' } },
});

export const title = style({ ...typography.h3, color: 'inherit' });

export const count = style({
  ...typography.label,
  '@media': { [media.belowMedium]: { gridColumn: 2 } },
});

export const content = style({
  // Keeps the row with the name visible when a fragment link scrolls here.
  scrollMarginBlockStart: `calc(${layout.header} + ${space[20]})`,
  paddingBlockEnd: space[12],
  // Where the title starts, beside the icon.
  '@media': {
    [media.medium]: { paddingInlineStart: '3.25rem' },
    [media.print]: { paddingBlockEnd: space[6] },
  },
});

export const text = style({
  maxInlineSize: '40em',
  marginBlockEnd: space[8],
  '@media': { [media.print]: { marginBlock: space[2] } },
});

export const links = style({
  ...oneColumn,
  rowGap: space[10],
  '@media': {
    [media.print]: { rowGap: space[1] },
    [mediumQuery]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const item = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  paddingBlockStart: space[5],
  // The strand of the category, with a ring for each page.
  borderBlockStart: `1.75px solid ${hueColor.line}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-0.5rem',
    insetInlineStart: 0,
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    border: `1.75px solid ${hueColor.line}`,
    borderRadius: '50%',
    background: theme.color.surface,
  },
  // The ring is above the box, where a page would cut it off.
  '@media': { [media.print]: { marginBlockStart: space[2], paddingBlockStart: space[3] } },
});

globalStyle(`${item}:nth-child(odd)`, {
  '@media': { [mediumQuery]: { paddingInlineEnd: space[8] } },
});

export const further = style([
  links,
  {
    rowGap: 0,
    '@media': { [`${media.wide}, print`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);

export const furtherLabel = style({
  marginBlock: `${space[8]} ${space[5]}`,
  '@media': { [media.print]: { marginBlock: `${space[3]} ${space[1]}` } },
});

export const furtherLink = style({
  display: 'block',
  // Nearer to its own line than to the next one.
  marginBlockStart: `-${space[2]}`,
  paddingBlockEnd: space[6],
  '@media': { [media.print]: { margin: 0, padding: 0, fontSize: fontSize.small } },
  color: theme.color.text,
  textDecoration: 'none',
  ':hover': { color: theme.color.accent },
});

export const link = style([stretchedLink, typography.h4, { ':hover': { color: theme.color.accent } }]);

export const note = style({
  gridRow: 2,
  marginBlockStart: space[1],
  '@media': { [media.print]: { fontSize: fontSize.small } },
});
