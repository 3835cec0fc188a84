import { hero } from '../Hero/Hero.css';
import { containerStyle } from '../theme/container.css';
import { media } from '../theme/media';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import { fluidSpace, layout, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluidSpace.block,
  '@media': { [media.print]: { display: 'block' } },
});

// Blocks instead of a grid on paper, as in `Surface`.
globalStyle(`${section} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[5] } } });

/** Heading and lead in five columns, content in seven. */
export const split = style({
  '@media': {
    [media.wide]: {
      gridTemplateColumns: layout.columns,
      columnGap: layout.columnGap,
      alignItems: 'start',
    },
  },
});

/** The list stays close to its small heading. */
export const service = style({ gap: space[6] });

/** Heading beside lead on wide screens; see `head`. */
export const sideBySide = style({});

export const contained = style({
  ...containerStyle,
  paddingBlock: fluidSpace.section,
  '@media': { [media.print]: { paddingBlock: fluidSpace.block } },
  // The previous section or inner hero already ends with this space.
  selectors: { '& + &': { paddingBlockStart: 0 }, [`${hero.inner} + &`]: { paddingBlockStart: 0 } },
});

export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  '@media': { [media.print]: { breakInside: 'avoid', breakAfter: 'avoid' } },
  selectors: {
    [`${split} > &`]: {
      '@media': {
        [media.wide]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space[8]})` },
      },
    },
    [`${sideBySide} > &`]: {
      '@media': {
        [media.wide]: {
          gridTemplateColumns: layout.columns,
          columnGap: layout.columnGap,
          alignItems: 'last baseline',
        },
      },
    },
  },
});

export const tier = styleVariants({
  statement: typography.h2,
  working: typography.h2Working,
  service: typography.h2Service,
});

export const heading = style({
  maxInlineSize: '20em',
  // Unlike `break-word`, lowers the minimum width, so that a long word does not widen the heading on narrow screens.
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: layout.header,
});

export const lead = style({ ...typography.lead, maxInlineSize: '36em', textWrap: 'pretty' });
