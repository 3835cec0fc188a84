import { fontFamily, fontSize, fontWeight, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const caption = style({
  paddingBlockEnd: space[3],
  color: theme.color.muted,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.label,
  textAlign: 'start',
});

export const row = style({ borderBlockStart: `1px solid ${theme.color.hairline}` });

export const name = style({
  inlineSize: '7.5rem',
  paddingBlock: space[4],
  color: theme.color.text,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4rem',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[4],
});

export const points = style({
  color: theme.color.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
