import { linkRow } from '../Link/link.css';
import { theme } from '../theme/contract.css';
import { media, mediumQuery } from '../theme/media';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import { fontSize, fontWeight, layout, space } from '../theme/scale';
import { twoColumnGrid } from '../theme/twoColumnGrid.css';
import { typography } from '../theme/typography';

export const list = styleVariants({
  rows: { borderBlockEnd: `1px solid ${theme.color.hairline}` },
  columns: [twoColumnGrid, {}],
});

export const withIcon = style({});

export const item = style([
  linkRow,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: `clamp(${space[4]}, 3vw, ${space[5]})`,
    '@media': { [media.print]: { paddingBlock: `${space[1]} ${space[2]}` } },
  },
]);

globalStyle(`${withIcon} > :first-child`, { marginBlock: `-${space[1]}` });

export const title = style(typography.h4);

export const eyebrow = style({ ...typography.label, display: 'block', fontWeight: fontWeight.body });

/** Of two lines, as most are, so that rows have one height. */
const twoLines = { maxInlineSize: '32em', textWrap: 'balance' } as const;

export const text = style({ ...typography.small, ...twoLines, gridArea: '2 / 1 / auto / -1' });

const contentStart = `(100% - ${layout.columnGap}) * 5 / 12 + ${layout.columnGap}`;

globalStyle(`${list.rows} > ${item}`, {
  '@media': {
    [mediumQuery]: { gridTemplateColumns: `calc(${contentStart} - ${space[4]}) minmax(0, 1fr) auto` },
    [media.wide]: { paddingBlock: '1.75rem' },
  },
});
globalStyle(`${list.rows} > ${withIcon}`, {
  '@media': {
    [mediumQuery]: {
      gridTemplateColumns: `auto minmax(16.5rem, calc(${contentStart} - 4.25rem)) minmax(0, 1fr) auto`,
      alignItems: 'center',
    },
    [media.belowMedium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [media.print]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
globalStyle(`${list.rows} ${title}`, {
  ...typography.h3,
  '@media': {
    [media.wide]: { paddingInlineEnd: space[4] },
    // In the last row of its grid, it would keep the next item on the page.
    [media.print]: { breakAfter: 'auto', paddingBlockEnd: 0, fontSize: fontSize.h4 },
  },
});
globalStyle(`${withIcon} > ${title}`, { '@media': { [media.wide]: { paddingInlineStart: space[8] } } });
globalStyle(`${list.rows} ${text}`, {
  '@media': {
    [mediumQuery]: { gridColumn: 'auto', gridRow: 'auto' },
    [media.wide]: { paddingInlineEnd: space[2], fontSize: fontSize.body },
  },
});
globalStyle(`${withIcon} > ${text}`, {
  '@media': { [media.belowMedium]: { gridArea: '2 / 2 / auto / -1' } },
});
