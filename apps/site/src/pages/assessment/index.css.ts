import { fluidSpace, fontSize, layer, layout, lineHeight, media, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const introduction = style({ display: 'grid', gap: space[8], maxInlineSize: layout.measure });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[8]}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const confirm = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` });

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
  '@media': { [media.belowMedium]: { columns: 2 } },
});

/** Below the header while the questions pass, also where they are below the panel; see `questions`. */
export const strip = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.belowWide]: {
      position: 'sticky',
      insetBlockStart: layout.header,
      zIndex: layer.content,
      paddingBlock: space[2],
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

/** A segment for each of the twelve questions. */
export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.25rem',
  border: 0,
  background: theme.color.outline,
  maskImage:
    'repeating-linear-gradient(to right, black 0 calc(100% / 12 - 3px), transparent 0 calc(100% / 12))',
  '::-webkit-progress-bar': { background: 'none' },
  '::-webkit-progress-value': { background: theme.color.accent },
  '::-moz-progress-bar': { background: theme.color.accent },
  '@media': { [media.forcedColors]: { appearance: 'auto', maskImage: 'none' } },
});

export const functions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(${fluidSpace.section} - ${space[4]})`,
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${functions} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[3] } } });

export const part = style({ gap: space[10] });

export const question = style({ breakInside: 'avoid' });

globalStyle(`${question} + ${question}`, { '@media': { [media.print]: { marginBlockStart: space[4] } } });
globalStyle(`${question} legend`, { fontSize: fontSize.h4, lineHeight: lineHeight.snug });

// Answers in ruled rows, each of which is the label of its radio button.
globalStyle(`${question} fieldset > div`, {
  '@media': {
    screen: {
      position: 'relative',
      marginInline: `calc(-1 * ${space[3]})`,
      paddingBlock: '2px',
      paddingInline: space[3],
      borderBlockStart: '1px solid',
      // A rule as wide as the text.
      borderImage: `linear-gradient(90deg, transparent ${space[3]}, ${theme.color.hairline} 0 calc(100% - ${space[3]}), transparent 0) 1`,
    },
  },
});
globalStyle(`${question} fieldset > :has(:checked)`, { background: theme.color.fill });
globalStyle(`${question} label::after`, { content: '""', position: 'absolute', inset: 0 });
// Above the label, so that a press on the button reaches it.
globalStyle(`${question} input`, { position: 'relative', zIndex: layer.content });
// Not below the strip with the progress.
globalStyle(`${question}, ${question} input`, { scrollMarginBlock: space[12] });
