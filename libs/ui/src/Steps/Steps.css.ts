import { style } from '@vanilla-extract/css';
import { hueColor } from '../theme/category.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { fontFamily, fontSize, fontWeight, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const list = style({ counterReset: 'step' });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: space[5],
  counterIncrement: 'step',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: space[10] } },
  '@media': { [media.wide]: { columnGap: space[8] } },
  '::before': {
    content: 'counter(step) / ""',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    border: `1.5px solid ${hueColor.line}`,
    borderRadius: radius.pill,
    color: theme.color.text,
    fontFamily: fontFamily.mono,
    fontSize: fontSize.label,
    fontWeight: fontWeight.medium,
  },
});

/** Two strands that cross between one step and the next; stretched to the step's height. */
export const braid = style({
  position: 'absolute',
  insetBlock: `2.25rem 0`,
  insetInlineStart: '0.625rem',
  inlineSize: '1rem',
  blockSize: 'calc(100% - 2.25rem)',
  fill: 'none',
  stroke: hueColor.line,
  strokeWidth: 1.5,
});

export const second = style({ strokeOpacity: 0.4 });

export const words = style({
  display: 'grid',
  gap: space[2],
  paddingBlockStart: '0.25rem',
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
});

export const heading = style(typography.h4);

export const duration = style(typography.label);
