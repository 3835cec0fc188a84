import { theme } from './contract.css';
import { media } from './media';
import { layout, space } from './scale';
import { globalStyle, style } from './sharedStyle';
import { twoColumns } from './twoColumns';

/**
 * Two columns where each is at least 17 rem wide, as in the panel of a tablet, otherwise one; an odd last item extends over
 * both. On screens with a hairline at the end.
 */
export const twoColumnGrid = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('17rem'),
  columnGap: layout.columnGap,
  '@media': {
    screen: { borderBlockEnd: `1px solid ${theme.color.hairline}` },
    [media.print]: { columnGap: space[5] },
  },
});

globalStyle(`${twoColumnGrid} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
