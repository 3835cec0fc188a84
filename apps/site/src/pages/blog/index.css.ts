import { layout, media, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginBlockStart: space[2],
});

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[10]} ${layout.columnGap}`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: layout.columns } },
});

export const aside = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[6],
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space[8]})` },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  '@media': { [media.wide]: { flexDirection: 'column' } },
});
