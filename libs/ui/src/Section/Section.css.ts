import { inner as innerHero } from '../Hero/Hero.css';
import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import { fluidSpace, layout, oneColumn, space } from '../theme/scale';
import { darkSurface } from '../theme/scheme.css';
import { typography } from '../theme/typography';

export const section = style({
  ...oneColumn,
  alignContent: 'start',
  '@media': { [media.print]: { display: 'block' } },
});

/** Below smaller headings the content is closer. */
export const gap = styleVariants({
  statement: { gap: fluidSpace.block },
  working: { gap: fluidSpace.block },
  service: { gap: space[6] },
  minor: { gap: space[4] },
});

export const ruled = style({
  paddingBlockStart: fluidSpace.block,
  borderBlockStart: `2px solid ${hueColor.line}`,
  '@media': { [media.print]: { paddingBlockStart: space[2] } },
});

globalStyle(`${section} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[2] } } });

export const split = style({
  '@media': {
    [media.wide]: { gridTemplateColumns: layout.columns, columnGap: layout.columnGap, alignItems: 'start' },
  },
});

export const sideBySide = style({});

export const contained = style({
  ...containerStyle,
  paddingBlock: fluidSpace.section,
  '@media': { [media.print]: { paddingBlock: space[5] } },
  // The previous section or inner hero already ends with this space.
  selectors: { '& + &': { paddingBlockStart: 0 }, [`${innerHero} + &`]: { paddingBlockStart: 0 } },
});

const filled = {
  // Drawings continue beyond the content.
  overflowX: 'clip',
  paddingBlock: `calc(${fluidSpace.section} - ${fluidSpace.block} / 2)`,
  paddingInline: `max(${fluidSpace.gutter}, (100% - ${layout.content}) / 2)`,
  borderBlock: `1px solid ${theme.color.hairline}`,
  background: theme.color.surface,
  '@media': { [media.print]: { paddingBlock: `0 ${space[5]}`, border: 0 } },
} as const;

export const fill = styleVariants({ dark: [darkSurface, filled], surface: filled });

export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  '@media': {
    [media.wide]: {
      selectors: {
        [`${split} > &`]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space[8]})` },
        [`${sideBySide} > &`]: {
          gridTemplateColumns: layout.columns,
          columnGap: layout.columnGap,
          alignItems: 'first baseline',
        },
      },
    },
    [media.print]: { gap: space[2], breakInside: 'avoid', breakAfter: 'avoid' },
  },
  selectors: {
    // Nothing of its section follows.
    '&:last-child': { '@media': { [media.print]: { breakAfter: 'auto' } } },
  },
});

globalStyle(`${section} > a[href^="/"], ${head} > a`, { '@media': { [media.print]: { display: 'none' } } });

export const tier = styleVariants({
  statement: typography.h2,
  working: typography.h2Working,
  service: typography.h2Service,
  minor: typography.h3,
});

export const heading = style({
  maxInlineSize: '20em',
  // Unlike `break-word`, lowers the minimum width, so that a long word does not widen the heading on narrow screens.
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: layout.header,
});

export const lead = style({ ...typography.lead, maxInlineSize: '36em' });
