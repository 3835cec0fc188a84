import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { layout, space } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;

export const list = style({ borderBlockEnd: rule });

export const stacked = style({
  display: 'grid',
  gridTemplateColumns: layout.twoColumns,
  columnGap: layout.columnGap,
});

const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[1]} ${space[8]}`,
  alignItems: 'baseline',
  paddingBlock: space[5],
  borderBlockStart: rule,
});

export const density = styleVariants({
  wide: [
    row,
    {
      '@media': {
        [media.wide]: {
          gridTemplateColumns: layout.columns,
          columnGap: layout.columnGap,
          paddingBlock: space[6],
        },
      },
    },
  ],
  stacked: [row, { alignContent: 'start' }],
  narrow: [
    row,
    { '@media': { [media.medium]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', columnGap: space[4] } } },
  ],
});

export const term = style({ ...typography.h4, textWrap: 'balance' });
