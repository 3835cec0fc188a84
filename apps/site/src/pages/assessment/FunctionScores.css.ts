import { fontFamily, fontSize, fontWeight, media, space, theme } from '@keystrand/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

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

export const bar = style({ inlineSize: '100%', blockSize: '0.75rem', borderRadius: '0.375rem' });

export const track = style({
  fill: theme.color.fill,
  '@media': {
    [media.forcedColors]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      strokeWidth: '2px',
      vectorEffect: 'non-scaling-stroke',
    },
    [media.print]: { fill: theme.color.hairline },
  },
});

const fillStyle = style({
  '@media': { [media.forcedColors]: { fill: 'Highlight' }, [media.print]: { fill: theme.color.body } },
});

/** Low, middle and high scores; the number next to the bar shows the same value. */
export const fill = styleVariants(
  { low: theme.color.danger, middle: theme.color.muted, high: theme.color.accent },
  (color) => [fillStyle, { fill: color }],
);

export const points = style({
  color: theme.color.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
