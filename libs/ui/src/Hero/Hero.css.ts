import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { fluidSpace, fontSize, fontWeight, layout, lineHeight, space, tracking } from '../theme/scale';
import { typography } from '../theme/typography';

/** Smaller on phones, so that the figure ends above the fold. */
const aboveHeading = `clamp(${space[4]}, 4vw, ${space[8]})`;

export const inner = style({
  paddingBlock: `${aboveHeading} ${fluidSpace.block}`,
  '@media': {
    // A page's control of the background is in the space at the end.
    [media.belowMedium]: { paddingBlockEnd: `calc(${fluidSpace.block} + ${space[8]})` },
    [media.print]: { paddingBlock: space[3] },
  },
});

export const home = style({
  // With the metrics below, it fits a window 1280 px wide and 800 px high.
  paddingBlockStart: 'max(1rem, 10vh - 2rem)',
  '@media': { [media.print]: { paddingBlock: space[3] } },
});

/** Ends with its art. */
export const withoutControl = style({ '@media': { screen: { paddingBlockEnd: fluidSpace.block } } });

export const columns = style({
  ...containerStyle,
  position: 'relative',
  display: 'grid',
  columnGap: fluidSpace.block,
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) auto` } },
});

/** Replaces the breadcrumbs, on whose line the control is. */
export const withoutCrumbs = style({
  paddingBlockStart: `calc(${fluidSpace.section} - ${space[12]})`,
  '@media': { [media.print]: { paddingBlockStart: 0 } },
});

export const text = style({ position: 'relative', minInlineSize: 0 });

export const heading = style({ maxInlineSize: layout.heroMeasure });

export const size = styleVariants({
  home: {
    ...typography.display,
    maxInlineSize: '9em',
    // Not balanced, so that the first line takes as many words as fit a phone.
    '@media': { [media.belowMedium]: { textWrap: 'wrap' }, [media.print]: { fontSize: '3.6rem' } },
  },
  inner: typography.title,
});

export const slogan = style({
  display: 'block',
  marginBlockStart: space[3],
  color: theme.color.body,
  fontSize: fontSize.h2Working,
  fontWeight: fontWeight.body,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});

export const crumbs = style({
  marginBlockEnd: aboveHeading,
  '@media': { [media.print]: { marginBlockEnd: space[3] } },
});

export const lead = style({
  ...typography.lead,
  maxInlineSize: '34em',
  marginBlockStart: space[5],
  '@media': { [media.print]: { marginBlockStart: space[4] } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[3]} ${space[6]}`,
  marginBlockStart: space[8],
  // Most are not printed.
  '@media': { [media.print]: { marginBlockStart: space[2] } },
});

export const art = style({
  marginBlock: fluidSpace.block,
  selectors: { [`${home} > &`]: { marginBlock: `0 ${space[3]}` } },
  '@media': { [media.print]: { display: 'none' } },
});

export const withFigure = style({
  '@media': {
    // The first column is between the widths of two titles in the font and in its fallback, so that the swap breaks none anew.
    [media.wide]: { gridTemplate: 'minmax(19rem, auto) / minmax(0, 23fr) minmax(0, 15fr)' },
  },
});

/** As wide as its column. Lines that run on are cropped by the surface at the edge of the window. */
export const figure = style({
  position: 'relative',
  // For labels, which are hidden in small ones.
  containerType: 'inline-size',
  marginBlockStart: `clamp(${space[8]}, 6vw, ${space[12]})`,
  // The first mark, 2 % from the edge of the drawing, begins where the text does.
  marginInline: 'calc(7px - 2%) 0',
  '@media': {
    // So high that each label is nearest to its own line.
    [media.belowWide]: {
      blockSize: '11rem',
      selectors: { '&:has(text:nth-of-type(4))': { blockSize: '15rem' } },
    },
    [media.wide]: {
      position: 'absolute',
      insetBlock: `${space[16]} 0`,
      insetInlineStart: `calc(100% + ${layout.columnGap})`,
      // The second column of `withFigure`, in proportion to the first, and from 1536 px on a part of the margin.
      inlineSize: `calc(100% * 15 / 23 + ${fluidSpace.block} - ${layout.columnGap} + max(0px, 45vw - 43.2rem))`,
      blockSize: 'auto',
      maxBlockSize: 'max(26rem, 24vw)',
      margin: 'auto',
    },
    [media.print]: { display: 'none' },
  },
});
