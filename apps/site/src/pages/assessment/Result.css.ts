import {
  fluidSpace,
  fontSize,
  fontWeight,
  layout,
  lineHeight,
  media,
  oneColumn,
  space,
  theme,
  tracking,
  wrappedRow,
} from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';
import { count } from './index.css';

export const result = style({
  ...oneColumn,
  gap: fluidSpace.block,
});

export const introduction = style({ maxInlineSize: layout.measure });

export const summary = style({ display: 'grid', justifyItems: 'start', gap: space[4] });

export const total = style({
  color: theme.color.text,
  fontSize: fontSize.display,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.display,
  letterSpacing: tracking.display,
});

/** Names and first points of the bands, below the scale. */
export const bands = style({ overflow: 'visible', fill: theme.color.muted, fontSize: fontSize.label });

export const range = style({ display: 'block', marginBlock: space[2] });

export const max = style({
  color: theme.color.muted,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.body,
  letterSpacing: tracking.snug,
});

export const band = style({
  ...wrappedRow,
  gap: space[3],
  fontSize: fontSize.h3,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4rem',
  alignItems: 'center',
  gap: space[4],
});

export const points = style([count, { textAlign: 'end' }]);

export { screenOnly } from './index.css';

/** The chosen answers, which replace the questions in print. */
export const printed = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
