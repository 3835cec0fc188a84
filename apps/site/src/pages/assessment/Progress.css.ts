import { fontFamily, fontSize, fontWeight, layout, media, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  inlineSize: '100%',
  '@media': { [media.print]: { display: 'none' } },
});

export const count = style({ color: theme.color.text, fontVariantNumeric: 'tabular-nums' });

export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.5rem',
  overflow: 'hidden',
  border: `1px solid ${theme.color.outline}`,
  borderRadius: '0.25rem',
  background: theme.color.fill,
  '::-webkit-progress-bar': { background: theme.color.fill },
  '::-webkit-progress-value': { background: theme.color.accent },
  '::-moz-progress-bar': { background: theme.color.accent },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const list = style({ marginBlockStart: space[3] });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  color: theme.color.text,
  fontWeight: fontWeight.medium,
  textDecorationColor: theme.color.hairline,
  textUnderlineOffset: '0.28em',
  ':hover': { color: theme.color.accent, textDecorationColor: theme.color.accent },
});

export const share = style({
  color: theme.color.muted,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.label,
});
