import { drawing } from '../Figure/Figure.css';
import { tone } from '../Surface/Surface.css';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';

/** Fills its positioned container and is stretched to it; strokes and marks keep their size. */
export const art = style([
  drawing,
  { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
]);

export const lines = style({
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.wide]: { strokeWidth: 2.25 } },
});

const mark = (size: number, stroke: string, forced: string) =>
  style({
    fill: 'none',
    stroke,
    strokeLinecap: 'round',
    strokeWidth: size,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.wide]: { strokeWidth: size * 1.5 }, [media.forcedColors]: { stroke: forced } },
  });

export const rings = mark(14, hueColor.line, 'CanvasText');
export const holes = style([
  mark(10.5, theme.color.page, 'Canvas'),
  { selectors: { [`${tone.opaque} &`]: { stroke: theme.color.surface } } },
]);
export const open = mark(12.5, theme.color.muted, 'CanvasText');
export const discs = mark(13, theme.color.text, 'CanvasText');
export const squares = style([mark(10, theme.color.muted, 'CanvasText'), { strokeLinecap: 'square' }]);
