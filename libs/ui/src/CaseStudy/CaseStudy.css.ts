import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media, mediumQuery } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontSize, fontWeight, layout, oneColumn, space, wrappedRow } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `2px solid ${hueColor.line}`;

export const study = style({
  ...oneColumn,
  gap: space[6],
  '@media': { [media.print]: { display: 'block', paddingBlockStart: space[3], borderBlockStart: rule } },
  // Not divided between sheets, unless it contains a figure.
  selectors: { '&:not(:has(> :nth-child(5)))': { '@media': { [media.print]: { breakInside: 'avoid' } } } },
});

export const head = style({
  ...wrappedRow,
  gap: `${space[5]} ${space[6]}`,
  '@media': { [media.print]: { rowGap: space[2] } },
});

export const practice = style({
  ...wrappedRow,
  gap: space[3],
  color: theme.color.text,
  fontWeight: fontWeight.medium,
});

export const title = style({
  ...typography.h2Working,
  flexBasis: '100%',
  scrollMarginBlockStart: layout.header,
  // With figures, the main one.
  selectors: {
    [`${study}:has(> :nth-child(5)) &`]: { fontSize: fontSize.h2 },
  },
});

export const strip = style({
  position: 'relative',
  marginBlockStart: space[8],
  // Half a disc.
  marginInlineEnd: '0.5rem',
  blockSize: '7rem',
  '@media': { [media.print]: { marginBlockStart: space[10], marginInlineEnd: '0.75rem', blockSize: '5rem' } },
});

// What is above the start, the braid and the end.
globalStyle(`${strip} > :last-child > :nth-last-child(-n + 3)`, { fill: theme.color.text });
globalStyle(`${strip} > :last-child > :last-child`, { textAnchor: 'end', translate: '0.5rem' });

export const parts = style({
  ...oneColumn,
  gap: `${space[8]} ${layout.columnGap}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'baseline' },
    [media.print]: { display: 'block', marginBlockStart: space[2], breakInside: 'auto' },
  },
});

/** The term above its content, or next to it in one column with room for both. */
export const part = style({
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: space[4],
    },
    [media.wide]: { display: 'block' },
    [media.print]: { marginBlockStart: space[2] },
  },
});

export const term = style({
  ...typography.h4,
  marginBlockEnd: space[2],
  // On the line below it.
  '@media': { [media.print]: { marginBlockEnd: '-1.25rem' } },
});

globalStyle(`${part} > dd`, { '@media': { [media.print]: { paddingInlineStart: '8rem' } } });
globalStyle(`${part} li + li`, { '@media': { [media.print]: { marginBlockStart: space[1] } } });
globalStyle(`${parts}:last-child`, {
  '@media': { [mediumQuery]: { paddingInlineStart: '8rem' }, [media.wide]: { paddingInlineStart: 0 } },
});

// Numbers and dots are in line with the text above.
globalStyle(`${part} :is(ol, ul)`, { paddingInlineStart: '1.3em' });

globalStyle(`${part} p`, { '@media': { [media.medium]: { fontSize: fontSize.lead } } });

// Steps without difficulties next to them.
const alone = `${part}:nth-child(3):last-child`;
globalStyle(`${alone}, ${alone} div`, {
  '@media': { [media.wide]: { gridColumn: '1 / -1', maxInlineSize: 'none' } },
});
globalStyle(`${alone} ol`, {
  '@media': { [media.wide]: { columns: 2, columnGap: `calc(${layout.columnGap} + 1.3em)` } },
});

// Folded, below the previous one.
globalStyle(`${part}:nth-child(4)`, {
  '@media': { [media.belowMedium]: { marginBlockStart: `calc(-1px - ${space[8]})` } },
});

// Repeated by what opens it.
globalStyle(`${part}:nth-child(n + 3) > ${term}`, {
  '@media': { [media.belowMedium]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const links = style({ ...wrappedRow, columnGap: space[8] });
