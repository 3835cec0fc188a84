import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { layout } from '../theme/scale';

export const list = style({
  display: 'grid',
  gridTemplateColumns: layout.twoColumns,
  columnGap: layout.columnGap,
  // An open answer does not move the questions of the other column apart.
  alignItems: 'start',
  '@media': { [media.print]: { display: 'block', columns: 2, breakInside: 'avoid' } },
});

globalStyle(`${list}:has(> :nth-child(3):last-child)`, { '@media': { [media.print]: { columns: 3 } } });

export const answer = style({ maxInlineSize: layout.measure });
