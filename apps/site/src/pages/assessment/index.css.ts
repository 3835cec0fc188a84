import {
  fontSize,
  fontWeight,
  layer,
  layout,
  lineHeight,
  media,
  oneColumn,
  radius,
  space,
  theme,
} from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const introduction = style({ ...oneColumn, gap: space[8] });

const twoColumns = { gridTemplateColumns: '1fr 1fr' };

export const scoring = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space[5],
  inlineSize: '100%',
  color: theme.color.text,
  '@media': { [media.belowMedium]: twoColumns, [media.wide]: twoColumns },
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

/** Below the header while the questions pass, also where they are below the panel; see `questions`. */
export const strip = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.belowWide]: {
      position: 'sticky',
      insetBlockStart: layout.header,
      // Above the answers.
      zIndex: `calc(${layer.content} + 1)`,
      // Over the marked answer.
      margin: `0 calc(-1 * ${space[3]})`,
      padding: `${space[2]} ${space[3]}`,
      background: theme.color.surface,
    },
  },
});

/** Section of the questions. In one column, the strip is a child of it and not of its heading. */
export const questions = style({ '@media': { [media.belowWide]: { display: 'block' } } });
globalStyle(`${questions} > :has(${panel}), ${questions} ${panel}`, {
  '@media': { [media.belowWide]: { display: 'contents' } },
});

export const count = style({ color: theme.color.text, fontVariantNumeric: 'tabular-nums' });

/** A segment for each question, which repeats the text; thick when answered, also in forced colours. */
export const bar = style({ display: 'flex', gap: '3px', blockSize: space[1] });
globalStyle(`${bar} > *`, { flex: 1, borderBlockStart: `1px solid ${theme.color.outline}` });
globalStyle(`${bar} > [data-answered]`, { borderBlockStart: `${space[1]} solid ${theme.color.accent}` });

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
globalStyle(`${question} label::before`, {
  '@media': {
    [media.print]: { content: 'counter(points)', marginInlineEnd: space[3], fontWeight: fontWeight.heading },
  },
});
globalStyle(`${question} legend`, { fontSize: fontSize.h4, lineHeight: lineHeight.snug });

// Answers in ruled rows, each of which is the label of its radio button.
globalStyle(`${question} fieldset > div`, {
  '@media': {
    screen: {
      position: 'relative',
      marginInline: `calc(-1 * ${space[3]})`,
      padding: `0 ${space[3]} 2px`,
    },
  },
});
globalStyle(`${question} fieldset > :has(:checked)`, {
  borderRadius: radius.medium,
  background: theme.color.fill,
});
// The target of a press, with a rule as wide as the text; none above and below the marked answer.
globalStyle(`${question} label::after`, {
  '@media': {
    screen: {
      content: '""',
      position: 'absolute',
      inset: `0 ${space[3]}`,
      borderBlockStart: `1px solid ${theme.color.hairline}`,
    },
  },
});
globalStyle(`${question} :is(:has(:checked), :has(:checked) + *) > label::after`, { border: 0 });
// Above the label, so that a press on the button reaches it.
globalStyle(`${question} input`, { position: 'relative', zIndex: layer.content });
// Not below the strip with the progress.
globalStyle(`${question}, ${question} input`, { scrollMarginBlock: space[12] });
