import { globalStyle, style } from '@vanilla-extract/css';
import { fluidSpace, layout, space, theme } from '@keystrand/ui/theme';

export const page = style({ display: 'grid', gap: space[16], paddingBlock: fluidSpace.block });

/** Filter fields of a catalogue and the number of matches. */
export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[6],
  alignItems: 'end',
});

export const status = style({ paddingBlockEnd: space[2], color: theme.color.muted });

export const list = style({
  display: 'grid',
  gap: space[2],
  maxInlineSize: layout.measure,
  paddingInlineStart: space[5],
});

globalStyle(`${list} > li::marker`, { color: theme.color.muted });

export const paragraph = style({ maxInlineSize: layout.measure });

/** Object of a list whose fields are nested. */
export const entry = style({
  display: 'grid',
  gap: space[4],
  selectors: { '& + &': { marginBlockStart: space[8] } },
});

export const fields = style({ containerType: 'inline-size' });

// Nested lists with large text would have no width left beside their terms.
globalStyle(`${fields} > dl > div`, {
  '@container': { '(inline-size < 20rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
