import { drawing } from '../Figure/Figure.css';
import { inMedium } from '../Figure/room';
import { style } from '../theme/partStyle';
import { fluidSpace, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const courses = style({
  display: 'grid',
  gap: fluidSpace.block,
  ...inMedium({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }),
});

export const heading = style({ ...typography.h3, marginBlockEnd: space[5] });

/** High enough for a loop. */
export const item = style({
  position: 'relative',
  minBlockSize: '4.5rem',
  paddingInlineStart: '4.25rem',
  selectors: { '&:last-child': { minBlockSize: 0 } },
});

export const stop = style({ paddingBlockEnd: space[5] });

export const rail = style([
  drawing,
  { position: 'absolute', inset: 0, inlineSize: '3.5rem', blockSize: '100%', overflow: 'hidden' },
]);
