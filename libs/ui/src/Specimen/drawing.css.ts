import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';

export const drawing = style({
  overflow: 'visible',
  fill: 'none',
  stroke: hueColor.line,
  strokeWidth: 1.75,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

globalStyle(`${drawing} path`, { vectorEffect: 'non-scaling-stroke' });

export const second = style({ strokeOpacity: 0.42 });

export const hairline = style({
  stroke: theme.color.hairline,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** What is possible or left. */
export const dotted = style({ strokeDasharray: '0.1 6', strokeLinecap: 'round' });

export const ring = style({
  fill: theme.color.surface,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

/** A filled disc: the client decided or acted. */
export const disc = style({
  fill: theme.color.text,
  stroke: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** The time of a document. */
export const present = style({
  stroke: theme.color.text,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
