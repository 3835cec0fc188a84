import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, lineHeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const scroll = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
});

/** Three columns or more: wider cells, so that the table scrolls on a phone. */
export const wide = style({});

export const caption = style({ ...typography.label, paddingBlockEnd: space[3], textAlign: 'start' });

const cell = {
  paddingBlock: space[3],
  paddingInlineEnd: space[6],
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '7rem',
} as const;

export const head = style({
  ...cell,
  borderBlockEndColor: theme.color.outline,
  color: theme.color.text,
  fontWeight: fontWeight.medium,
});

export const rowHead = style({ ...cell, color: theme.color.text, fontWeight: fontWeight.medium });

export const data = style({
  ...cell,
  selectors: {
    [`${wide} &`]: { minInlineSize: '11rem', '@media': { [media.wide]: { minInlineSize: '7rem' } } },
  },
});
