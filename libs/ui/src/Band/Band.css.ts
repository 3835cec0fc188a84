import { style } from '@vanilla-extract/css';
import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { fluidSpace } from '../theme/scale';

export const band = style({
  paddingBlock: `calc(${fluidSpace.section} + ${fluidSpace.block} / 2)`,
  background: theme.color.page,
  borderBlock: `1px solid ${theme.color.hairline}`,
  '@media': { [media.print]: { colorScheme: 'light', paddingBlock: fluidSpace.block } },
});

export const inside = style(containerStyle);
