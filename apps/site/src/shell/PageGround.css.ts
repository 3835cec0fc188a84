import { canvas as canvasScheme, fluidSpace, layer, layout, media, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ position: 'relative' });

/** The dark ground in both themes (specification, section 2: layout rules). */
export const canvas = style([
  canvasScheme,
  {
    position: 'relative',
    minBlockSize: `calc(100vh - ${layout.header})`,
    background: theme.color.canvas,
    '@media': { [media.print]: { background: 'none' } },
  },
]);

export const content = style({
  position: 'relative',
  zIndex: layer.content,
  maxInlineSize: `calc(${layout.content} + 2 * ${fluidSpace.gutter})`,
  marginInline: 'auto',
  paddingInline: fluidSpace.gutter,
  paddingBlock: `${space[8]} ${fluidSpace.section}`,
});
