import {
  fluidSpace,
  fontSize,
  fontWeight,
  layer,
  layout,
  lineHeight,
  media,
  mediumQuery,
  oneColumn,
  radius,
  space,
  theme,
} from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const introduction = style({ ...oneColumn, gap: space[8] });

export const scoring = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@media': { [`${media.belowWide} and ${mediumQuery}`]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
  gap: space[5],
  inlineSize: '100%',
  color: theme.color.text,
});

export const notes = style({
  ...oneColumn,
  gap: `${space[5]} ${layout.columnGap}`,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[8]}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const action = style({ display: 'grid', justifyItems: 'start', gap: space[6] });

export const panel = style({
  display: 'grid',
  gap: space[5],
  inlineSize: '100%',
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${panel} > *`, { '@media': { [media.belowWide]: { marginBlock: space[6] } } });
globalStyle(`${panel} ol`, {
  vars: { 'scroll-target-group': 'auto' },
  '@media': { [media.belowMedium]: { columns: 2 }, [media.wide]: { columns: 1 } },
});
// On wide screens each link is the strand of its function, with its points.
globalStyle(`${panel} a`, {
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: '1fr auto', gap: space[1], paddingBlock: space[2] },
  },
});
globalStyle(`${panel} a > svg`, {
  gridColumn: '1 / -1',
  '@media': { [media.belowWide]: { display: 'none' } },
});

const edge = `calc(9px - ${fluidSpace.gutter})`;

/** Below the header while the questions pass, also where they are below the panel; see `questions`. */
export const strip = style({
  color: theme.color.text,
  '@media': {
    [media.belowWide]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      gap: space[4],
      position: 'sticky',
      insetBlockStart: layout.header,
      // Above the radio buttons.
      zIndex: layer.content,
      // Over the marked answer.
      margin: `0 ${edge}`,
      padding: `${space[3]} calc(-1 * ${edge})`,
      borderBlockEnd: `1px solid ${theme.color.hairline}`,
      background: theme.color.surface,
    },
  },
});
globalStyle(`${strip} > svg`, { '@media': { [media.wide]: { display: 'none' } } });

/** Section of the questions. In one column, the strip is a child of it and not of its heading. */
export const questions = style({ '@media': { [media.belowWide]: { display: 'block' } } });
globalStyle(`${questions} > :has(${panel}), ${questions} ${panel}`, {
  '@media': { [media.belowWide]: { display: 'contents' } },
});

export const functions = style({
  ...oneColumn,
  gap: space[16],
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${functions} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[6] } } });

export const part = style({ breakInside: 'avoid', '@media': { screen: { gap: space[8] } } });
globalStyle(`${part} > :first-child`, { gap: space[2] });
globalStyle(`${part} > :first-child > p`, { fontSize: 'inherit' });
globalStyle(`${part} h3`, { '@media': { [media.print]: { fontSize: fontSize.h3 } } });

export const question = style({ breakInside: 'avoid', textWrap: 'pretty' });

globalStyle(`${question} + ${question}`, { '@media': { [media.print]: { marginBlockStart: space[4] } } });
// Points to add up with a pen.
globalStyle(`${question} fieldset`, { counterReset: 'points -1' });
globalStyle(`${question} fieldset > div`, { counterIncrement: 'points' });
globalStyle(`${question} label`, { '@media': { [media.print]: { display: 'flex', lineHeight: 1.3 } } });
globalStyle(`${question} label::before`, {
  '@media': {
    [media.print]: { content: 'counter(points)', marginInlineEnd: space[3], fontWeight: fontWeight.heading },
  },
});
globalStyle(`${question} legend`, { fontSize: fontSize.h4, lineHeight: lineHeight.snug });

// Answers in ruled rows; the marked one is wider than the rules, of which it has none.
globalStyle(`${question} fieldset > div`, {
  '@media': { screen: { borderBlockStart: `1px solid ${theme.color.hairline}` } },
});
globalStyle(`${question} fieldset > :has(:checked)`, {
  borderRadius: radius.medium,
  background: theme.color.fill,
  boxShadow: `${space[3]} 0 ${theme.color.fill}, -${space[3]} 0 ${theme.color.fill}`,
});
globalStyle(`${question} fieldset > :is(:has(:checked), :has(:checked) + *)`, { borderColor: 'transparent' });
// Not below the strip with the progress.
globalStyle(`${question}, ${question} input`, { scrollMarginBlock: space[16] });
