import { theme } from '../theme/contract.css';
import { media, mediumQuery } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { layout, space } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;

export const list = style({ borderBlockEnd: rule });

export const stacked = style({
  display: 'grid',
  gridTemplateColumns: layout.twoColumns,
  columnGap: layout.columnGap,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${space[1]} ${layout.columnGap}`,
  paddingBlock: space[5],
  borderBlockStart: rule,
  '@media': { [media.print]: { paddingBlock: space[2] } },
});

// The last cell of an odd number has the whole row; beside a text with a list there are three cells, or on narrow screens and
// paper none.
globalStyle(`${stacked} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
const hasList = ':has(dd > div > ul)';
const narrow = '(max-width: 55.99rem)';
globalStyle(`${stacked} > ${hasList}`, {
  gridRow: 'span 3',
  '@media': { [narrow]: { gridArea: 'auto / 1 / auto / -1' } },
});
globalStyle(`${stacked}${hasList} > :last-child:nth-child(even)`, {
  '@media': { [narrow]: { gridColumn: '1 / -1' } },
});
globalStyle(`${stacked} > * > dd > div > ul`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
  marginBlockStart: space[3],
});

export const wide = style({
  '@media': {
    [mediumQuery]: { gridTemplateColumns: layout.columns },
    [media.wide]: { paddingBlock: space[6] },
  },
});

export const term = style({ ...typography.h4, textWrap: 'balance' });
