import { layout, media, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[12]} ${layout.columnGap}`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: layout.columns } },
});

export const aside = style({
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space[8]})` },
  },
});

export const updated = style({ marginBlockEnd: space[8] });
