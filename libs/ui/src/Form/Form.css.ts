import { theme } from '../theme/contract.css';
import { media, mediumQuery } from '../theme/media';
import { style } from '../theme/partStyle';
import { fluidSpace, oneColumn, space, wrappedRow } from '../theme/scale';
import { typography } from '../theme/typography';

export const form = style({
  ...oneColumn,
  gap: space[6],
  maxInlineSize: '40rem',
  '@media': { [media.print]: { gap: space[3] } },
});

export const pair = style({
  display: 'grid',
  gap: `${space[6]} ${fluidSpace.gutter}`,
  alignItems: 'start',
  '@media': { [mediumQuery]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const actions = style({
  ...wrappedRow,
  gap: `${space[4]} ${space[6]}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const note = style({
  ...typography.small,
  flex: '1 1 16rem',
  maxInlineSize: '34em',
  color: theme.color.muted,
});
