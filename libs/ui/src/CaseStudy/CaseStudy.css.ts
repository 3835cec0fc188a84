import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontWeight, layout, oneColumn, space, wrappedRow } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `2px solid ${hueColor.line}`;

export const study = style({
  ...oneColumn,
  gap: space[6],
  '@media': { [media.print]: { display: 'block', paddingBlockStart: space[3], borderBlockStart: rule } },
  // Not divided between sheets, unless it contains a figure.
  selectors: { '&:not(:has(> :nth-child(4)))': { '@media': { [media.print]: { breakInside: 'avoid' } } } },
});

export const head = style({
  ...wrappedRow,
  gap: `${space[5]} ${space[6]}`,
  '@media': { [media.print]: { rowGap: space[2] } },
});

export const practice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: theme.color.text,
  fontWeight: fontWeight.medium,
});

export const title = style({
  ...typography.h2Working,
  flexBasis: '100%',
  scrollMarginBlockStart: layout.header,
  // With figures, the main one.
  selectors: { [`${study}:has(> :nth-child(4)) &`]: typography.h2 },
});

export const strip = style({
  position: 'relative',
  marginBlockStart: space[6],
  blockSize: '5rem',
  overflowX: 'clip',
  '@media': { [media.print]: { marginBlock: `${space[6]} ${space[2]}`, blockSize: space[16] } },
});

// Where the parts are below each other, up to the disc at the end of the braid.
globalStyle(`${strip} > svg`, {
  inlineSize: 'calc((100% - 8.5px) / 0.622)',
  maxInlineSize: 'none',
  '@media': { [media.wide]: { inlineSize: '100%' } },
});

globalStyle(`${strip} > svg:last-child > text:last-child`, {
  textAnchor: 'end',
  '@media': { [media.wide]: { textAnchor: 'start' } },
});

/** On wide screens the last part is next to the others. */
export const parts = style({
  ...oneColumn,
  gap: `${space[8]} ${layout.columnGap}`,
  '@media': {
    [media.wide]: { gridTemplate: 'auto 1fr / minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
    [media.print]: { display: 'block', breakInside: 'auto' },
  },
});

/** The term above its content, or next to it in one column with room for both. */
export const part = style({
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: space[6],
    },
    [media.wide]: { display: 'block' },
    [media.print]: { marginBlockStart: space[2] },
  },
});

export const term = style({
  ...typography.label,
  marginBlockEnd: space[1],
  breakAfter: 'avoid',
  // On the line below it.
  '@media': { [media.print]: { marginBlockEnd: '-1.3rem', fontWeight: fontWeight.medium } },
});

globalStyle(`${part} > dd`, { '@media': { [media.print]: { paddingInlineStart: '8.5rem' } } });
globalStyle(`${part} > dd > div`, { '@media': { [media.print]: { rowGap: space[1] } } });
globalStyle(`${part} p`, { '@media': { [media.wide]: typography.lead } });
// The result.
globalStyle(`${part}:last-child`, { '@media': { [media.wide]: { gridArea: '1 / 2 / span 2' } } });
globalStyle(`${part}:last-child p`, { color: theme.color.text });

// Repeated by what opens the work.
globalStyle(`${part}:nth-child(2) > ${term}`, {
  '@media': { [media.belowMedium]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: space[8],
  marginBlockStart: space[4],
  '@media': { [media.print]: { marginBlockStart: space[2] } },
});

globalStyle(`${links} > a`, { '@media': { screen: { flex: '1 1 14rem' } } });
