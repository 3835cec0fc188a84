import { style, styleVariants } from '@vanilla-extract/css';
import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { fluidSpace } from '../theme/scale';
import { darkSurface } from '../theme/scheme.css';

const band = style({
  paddingBlock: `calc(${fluidSpace.section} + ${fluidSpace.block} / 2)`,
  borderBlock: `1px solid ${theme.color.hairline}`,
  '@media': { [media.print]: { colorScheme: 'light', paddingBlock: fluidSpace.block } },
});

const onPaper = { [media.print]: { background: 'none' } } as const;

export const tone = styleVariants({
  dark: [band, darkSurface, { background: theme.color.page, '@media': onPaper }],
  surface: [band, { background: theme.color.surface, '@media': onPaper }],
});

export const inside = style(containerStyle);
