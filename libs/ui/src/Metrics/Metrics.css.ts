import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, space, tracking } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockStart: rule,
});

/** Up to five figures in a row on wide screens. */
export const strip = style({
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(19%, 1fr))' } },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[1],
  paddingBlock: `${space[5]} ${space[6]}`,
  paddingInlineEnd: space[2],
  selectors: {
    '&:nth-child(even)': { paddingInlineStart: space[5], borderInlineStart: rule },
    '&:nth-child(n + 3)': { borderBlockStart: rule },
    '&:last-child:nth-child(odd)': { gridColumn: 'span 2' },
    [`${strip} > &`]: { '@media': { [media.wide]: { paddingBlock: `${space[6]} ${space[10]}` } } },
    [`${strip} > &:nth-child(n + 2)`]: {
      '@media': { [media.wide]: { paddingInlineStart: space[5], borderInlineStart: rule } },
    },
    [`${strip} > &:nth-child(5n + 1)`]: {
      '@media': { [media.wide]: { paddingInlineStart: 0, borderInlineStart: 0 } },
    },
    [`${strip} > &:nth-child(-n + 5)`]: { '@media': { [media.wide]: { borderBlockStart: 0 } } },
    [`${strip} > &:last-child:nth-child(odd)`]: { '@media': { [media.wide]: { gridColumn: 'auto' } } },
  },
});

export const value = style({
  color: theme.color.text,
  fontSize: fontSize.figure,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.15',
  letterSpacing: tracking.heading,
});

export const label = style({ ...typography.small, color: theme.color.muted });

export const note = style({ ...typography.small, marginBlockStart: space[3] });
