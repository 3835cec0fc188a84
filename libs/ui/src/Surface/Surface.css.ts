import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import { fluidSpace, layout, oneColumn, radius, space } from '../theme/scale';

const paddingBlock = `max(${fluidSpace.surface}, ${space[8]})`;
/** On phones; with the border, aligns the text with that outside. */
const narrowPadding = `calc(${fluidSpace.gutter} - ${space[2]} - 1px)`;

export const surface = style({
  ...oneColumn,
  gap: fluidSpace.section,
  inlineSize: `calc(100% - 2 * ${fluidSpace.gutter})`,
  maxInlineSize: layout.content,
  marginInline: 'auto',
  paddingBlock,
  paddingInline: fluidSpace.surface,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.large,
  // Wide enough for particles to be seen between two surfaces.
  selectors: { '& + &': { marginBlockStart: fluidSpace.block } },
  '@media': {
    // On a phone the surface extends into the gutter and leaves 8 px of the background at each side.
    [media.belowMedium]: {
      inlineSize: `calc(100% - 2 * ${space[2]})`,
      paddingInline: narrowPadding,
    },
    // The text is as wide as that outside surfaces, once the window has room for the padding.
    'screen and (min-width: 89rem)': {
      maxInlineSize: `calc(${layout.content} + 2 * ${fluidSpace.surface} + 2px)`,
    },
    [media.print]: { display: 'block', padding: 0, border: 0 },
  },
});

// Blocks instead of a grid on paper, where browsers overprint the rows of a grid that continues on the next page.
globalStyle(`${surface} > * + *, ${surface} + ${surface}`, {
  '@media': { [media.print]: { marginBlockStart: space[5] } },
});

export const tone = styleVariants({
  surface: { background: theme.color.surface },
  dark: { background: theme.color.page },
});

/** Extends over the surface's padding up to its border. */
export const footer = style({
  marginInline: `calc(-1 * ${fluidSpace.surface})`,
  marginBlockEnd: `calc(-1 * ${paddingBlock})`,
  paddingBlock,
  paddingInline: fluidSpace.surface,
  borderRadius: `0 0 calc(${radius.large} - 1px) calc(${radius.large} - 1px)`,
  background: theme.color.fill,
  '@media': {
    [media.belowMedium]: { marginInline: `calc(-1 * ${narrowPadding})`, paddingInline: narrowPadding },
    [media.print]: { margin: `${space[4]} 0 0`, padding: 0 },
  },
});
