import { linkRow } from '../Link/link.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fluidSpace, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: fluidSpace.block,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style([
  linkRow,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: `${space[5]} ${space[6]}`,
  },
]);

export const title = style(typography.h4);

export const text = style({ ...typography.small, maxInlineSize: '34em' });
