import { theme } from '../theme/contract.css';
import { media, mediumQuery } from '../theme/media';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import { layout, oneColumn, space } from '../theme/scale';
import { twoColumnGrid } from '../theme/twoColumnGrid.css';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;

export const list = styleVariants({
  // On paper it continues on the next sheet, between rows.
  wide: { borderBlockEnd: rule, '@media': { [media.print]: { breakInside: 'auto' } } },
  stacked: [twoColumnGrid, { '@media': { [media.print]: { display: 'block', columns: 2 } } }],
});

globalStyle(`${list.stacked} dd`, { maxInlineSize: layout.measure });

export const row = style({
  ...oneColumn,
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${space[1]} ${layout.columnGap}`,
  paddingBlock: space[5],
  borderBlockStart: rule,
  '@media': { [media.print]: { rowGap: 0, paddingBlock: `${space[1]} ${space[2]}` } },
});

export const wide = style({
  '@media': {
    [mediumQuery]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    [media.wide]: { gridTemplateColumns: layout.columns, paddingBlock: space[6] },
  },
});

export const term = style(typography.h4);

// The underline stays clear of the line below.
globalStyle(`${term} > a`, { lineHeight: 1.35, textUnderlineOffset: 2, textDecorationThickness: '1px' });
