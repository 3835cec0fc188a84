import { media, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: space[3],
  inlineSize: '100%',
  '@media': { [media.print]: { display: 'none' } },
});

// Names are short enough for two columns on a phone.
globalStyle(`${panel} ol`, { '@media': { [media.belowMedium]: { columns: 2 } } });

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
