import { fluidSpace, fontSize, layout, media, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const metrics = style({ marginBlockStart: fluidSpace.block });

export const pricing = style({
  display: 'grid',
  gap: `${space[6]} ${layout.columnGap}`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const lead = style({ color: theme.color.text, fontSize: fontSize.lead });
