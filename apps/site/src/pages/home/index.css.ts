import { fluidSpace, fontSize, layout, media, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** The figures follow the strand closely. */
export const figures = style({ marginBlockStart: fluidSpace.block });

/** What decides the price in a louder voice, seven columns wide; how the quote works beside it in five. */
export const pricing = style({
  display: 'grid',
  gap: `${space[6]} ${layout.columnGap}`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const opening = style({ color: theme.color.text, fontSize: fontSize.lead });
