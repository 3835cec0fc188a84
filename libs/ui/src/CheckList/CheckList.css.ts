import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { layout, space } from '../theme/scale';
import { twoColumns } from '../theme/twoColumns';

export const list = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('24rem'),
  gap: `${space[4]} ${layout.columnGap}`,
  '@media': { [media.print]: { rowGap: space[2] } },
  selectors: {
    'dd > &': {
      rowGap: space[2],
      marginBlockStart: space[2],
      '@media': { [media.print]: { rowGap: space[1], marginBlockStart: space[1] } },
    },
  },
});

export const item = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[3] });

export const mark = style({ blockSize: '1lh', color: hueColor.line, strokeWidth: 2 });

/** Not in the hue, in which a cross looks like a tick. */
export const excluded = style({ color: theme.color.muted });
