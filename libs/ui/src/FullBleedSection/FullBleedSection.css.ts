import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { fluidSpace } from '../theme/scale';
import { darkSurface } from '../theme/scheme.css';

const section = style({
  // Drawings continue beyond the content.
  overflowX: 'clip',
  paddingBlock: `calc(${fluidSpace.section} + ${fluidSpace.block} / 2)`,
  borderBlock: `1px solid ${theme.color.hairline}`,
  '@media': { [media.print]: { colorScheme: 'light', paddingBlock: fluidSpace.block } },
});

const printStyles = { [media.print]: { background: 'none' } } as const;

export const tone = styleVariants({
  // The raised surface, so that the section differs from the page in the dark theme as well.
  dark: [section, darkSurface, { background: theme.color.surface, '@media': printStyles }],
  surface: [section, { background: theme.color.surface, '@media': printStyles }],
});

export const content = style(containerStyle);
