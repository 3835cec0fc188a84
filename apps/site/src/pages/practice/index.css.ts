import { hueColor, mediumQuery, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  alignItems: 'baseline',
  paddingBlockStart: space[2],
  borderBlockStart: `2px solid ${hueColor.line}`,
  '@media': { [mediumQuery]: { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)' } },
});
