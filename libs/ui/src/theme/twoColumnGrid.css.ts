import { theme } from './contract.css';
import { media } from './media';
import { layout, space } from './scale';
import { globalStyle, style } from './sharedStyle';
import { twoColumns } from './twoColumns';

/** Two columns where each is at least 22 rem wide, otherwise one; on screens each with a hairline at the end. */
export const twoColumnGrid = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('22rem'),
  columnGap: layout.columnGap,
  '@media': { [media.print]: { columnGap: space[5] } },
});

const end = { borderBlockEnd: `1px solid ${theme.color.hairline}` };

globalStyle(`${twoColumnGrid} > :last-child`, { '@media': { screen: end } });
// The last of the other column, where a wide window has two.
globalStyle(`${twoColumnGrid} > :nth-last-child(2)`, {
  '@media': { 'screen and (min-width: 60rem)': end },
});
globalStyle(`${twoColumnGrid} > :only-child`, { gridColumn: '1 / -1' });
