import { layout, media, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const introduction = style({ display: 'grid', gap: space[8], maxInlineSize: layout.measure });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[8]}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const confirm = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` });

export const action = style({ display: 'grid', justifyItems: 'start', gap: space[6] });
