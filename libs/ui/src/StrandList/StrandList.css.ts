import { createVar } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { fluidSpace, radius, space, strandColor } from '../theme/scale';
import { typography } from '../theme/typography';

const color = createVar();

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluidSpace.block,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** An item below a line that starts with a ring, like a strand with a node. */
const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  paddingBlockStart: space[8],
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.375rem',
    insetInline: '0.875rem 0',
    borderBlockStart: `2px solid ${color}`,
    borderRadius: radius.pill,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    border: `2px solid ${color}`,
    borderRadius: radius.pill,
  },
});

export const strand = styleVariants(
  { 0: strandColor.first, 1: strandColor.second, 2: strandColor.third },
  (value) => [item, { vars: { [color]: value } }],
);

export const title = style(typography.h3);
