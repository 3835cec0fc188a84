import { fluidSpace, fontSize, hueColor, lineHeight, space, tracking } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const functions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluidSpace.section,
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] });

export const intro = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `2px solid ${hueColor.line}`,
});

export const name = style({
  fontSize: fontSize.h3,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});

export const question = style({ breakInside: 'avoid' });
