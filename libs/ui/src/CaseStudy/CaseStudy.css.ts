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
  // Half a disc.
  marginInlineEnd: '8.5px',
  blockSize: '5rem',
  '@media': { [media.print]: { marginBlock: `${space[6]} ${space[2]}`, blockSize: space[16] } },
});

globalStyle(`${strip} > svg:last-child > text:last-child`, { textAnchor: 'end', translate: '8.5px' });

/** On wide screens the result is next to the first part, and to the second unless there is a fourth. */
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
globalStyle(`${part} p`, { '@media': { [media.medium]: typography.lead } });
// The result.
globalStyle(`${part}:nth-child(3)`, { '@media': { [media.wide]: { gridArea: '1 / 2' } } });
globalStyle(`${part}:nth-child(3):last-child`, { '@media': { [media.wide]: { gridRowEnd: 'span 2' } } });
globalStyle(`${part}:nth-child(3) p`, { color: theme.color.text });

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
  '@media': { [media.print]: { rowGap: space[1], marginBlockStart: space[2] } },
});

globalStyle(`${links} > a`, {
  '@media': { screen: { flex: '1 1 14rem' }, [media.wide]: { flex: '0 1 auto', minInlineSize: '11rem' } },
});
