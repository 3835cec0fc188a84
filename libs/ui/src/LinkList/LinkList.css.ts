import { linkRow } from '../Link/link.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { layout, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const list = style({ borderBlockEnd: `1px solid ${theme.color.hairline}` });

export const row = style([
  linkRow,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[1],
    paddingBlock: space[5],
    borderRadius: `0 0 ${radius.small} ${radius.small}`,
    '@media': {
      [media.wide]: {
        // Aligns the text with the content column of a split section.
        gridTemplateColumns: `auto calc((100% - ${layout.columnGap}) * 5 / 12 + ${layout.columnGap} - 2.25rem) minmax(0, 1fr) auto`,
        columnGap: 0,
        paddingBlock: '1.75rem',
      },
    },
  },
]);

/** A row without an icon. */
export const plain = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `calc((100% - ${layout.columnGap}) * 5 / 12 + ${layout.columnGap}) minmax(0, 1fr) auto`,
    },
  },
});

export const title = style({
  ...typography.h3,
  '@media': { [media.wide]: { paddingInline: `${space[12]} ${space[8]}` } },
  selectors: { [`${plain} > &`]: { '@media': { [media.wide]: { paddingInlineStart: 0 } } } },
});

export const text = style({
  ...typography.small,
  gridColumn: '2 / -1',
  gridRow: 2,
  selectors: {
    [`${plain} > &`]: {
      gridColumn: '1 / -1',
      '@media': { [media.wide]: { gridColumn: 'auto' } },
    },
  },
  '@media': { [media.wide]: { gridColumn: 'auto', gridRow: 'auto', paddingInlineEnd: space[6] } },
});
