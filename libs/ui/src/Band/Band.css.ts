import { style, styleVariants } from '@vanilla-extract/css';
import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { fluidSpace } from '../theme/scale';
import { canvas } from '../theme/scheme.css';

const band = style({
  paddingBlock: `calc(${fluidSpace.section} + ${fluidSpace.block} / 2)`,
  borderBlock: `1px solid ${theme.color.hairline}`,
  '@media': { [media.print]: { colorScheme: 'light', paddingBlock: fluidSpace.block } },
});

export const tone = styleVariants({
  canvas: [band, canvas, { background: theme.color.page }],
  sheet: [band, { background: theme.color.sheet }],
});

export const inside = style(containerStyle);
