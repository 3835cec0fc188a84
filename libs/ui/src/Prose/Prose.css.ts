import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontFamily, fontSize, layout, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const prose = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: layout.measure,
});

export const heading = style({
  ...typography.h3,
  marginBlockStart: space[6],
  scrollMarginBlockStart: `calc(${layout.header} + ${space[4]})`,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const anchor = style({
  marginInlineStart: '0.35em',
  color: theme.color.muted,
  fontWeight: 400,
  textDecoration: 'none',
  opacity: 0,
  selectors: { [`${heading}:hover &, &:focus-visible`]: { opacity: 1 } },
});

export const list = style({ display: 'grid', gap: space[2], paddingInlineStart: '1.25em' });

globalStyle(`${list} > li::marker`, { color: theme.color.muted });

export const note = style({
  paddingBlock: space[1],
  paddingInlineStart: space[5],
  borderInlineStart: `2px solid ${theme.color.accent}`,
});

export const figure = style({ display: 'grid', gap: space[2] });

export const code = style({
  margin: 0,
  padding: space[5],
  overflowX: 'auto',
  borderRadius: radius.medium,
  background: theme.color.fill,
  color: theme.color.text,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.label,
  lineHeight: '1.6',
  tabSize: 2,
});

export const caption = style(typography.label);
