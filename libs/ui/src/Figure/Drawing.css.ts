import { createVar, fallbackVar } from '@vanilla-extract/css';
import { tone } from '../Surface/Surface.css';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontSize } from '../theme/scale';
import { typography } from '../theme/typography';
import { drawing } from './Figure.css';

const markScale = createVar();

/** Fills its positioned container and is stretched to it; strokes and marks are larger on wide screens. */
export const art = style([
  drawing,
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    '@media': { [media.wide]: { vars: { [markScale]: '1.5' } } },
  },
]);

/** In the rings of a drawing, which have room for them. */
export const numbers = style({ fill: 'currentColor', fontSize: '0.75rem' });

/** Next to lines and marks of a drawing. */
export const labels = style({
  ...typography.label,
  fill: 'currentColor',
  direction: 'ltr',
  '@media': {
    [media.besideContent]: { fontSize: fontSize.small },
    [media.forcedColors]: { fill: 'CanvasText' },
  },
});

/** Hidden in a container without room for the words. */
export const roomy = style({ '@container': { '(max-width: 17.99rem)': { display: 'none' } } });

globalStyle(`:has(+ ${numbers})`, { vars: { [markScale]: '1.3' } });

// The drawing is mirrored from right to left, its words are not.
globalStyle(`[dir="rtl"] ${art} > text`, {
  transform: 'scaleX(-1)',
  transformBox: 'fill-box',
  transformOrigin: 'center',
});

export const lines = style({
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.wide]: { strokeWidth: 2.25 } },
});

const mark = (size: number, stroke: string, forced: string) =>
  style({
    fill: 'none',
    stroke,
    strokeLinecap: 'round',
    strokeWidth: `calc(${size}px * ${fallbackVar(markScale, '1')})`,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: forced } },
  });

export const dots = mark(5, hueColor.line, 'CanvasText');
export const rings = mark(14, hueColor.line, 'CanvasText');
export const holes = style([
  mark(10.5, theme.color.page, 'Canvas'),
  { selectors: { [`${tone.surface} &`]: { stroke: theme.color.surface } } },
]);
export const open = mark(12.5, theme.color.muted, 'CanvasText');
export const discs = mark(13, theme.color.text, 'CanvasText');
export const squares = style([mark(10, theme.color.muted, 'CanvasText'), { strokeLinecap: 'square' }]);
