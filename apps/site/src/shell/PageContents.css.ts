import { fluidSpace, layer, layout, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Beside the surfaces, which are wider than the text in them; where headings in small print have room. */
export const margin = style({
  '@media': { '(max-width: 113.99rem)': { display: 'none' } },
  position: 'absolute',
  zIndex: layer.content,
  insetBlock: 0,
  overflow: 'clip',
  inlineSize: `calc((100% - ${layout.content}) / 2 - ${fluidSpace.surface})`,
});

export const contents = style({
  position: 'sticky',
  insetBlockStart: layout.header,
  inlineSize: 'min(100%, 18rem)',
  marginInlineStart: 'auto',
  padding: `${space[8]} ${space[4]} 0`,
});

globalStyle(`${contents} > ol`, { vars: { 'scroll-target-group': 'auto' } });
globalStyle(`${contents} li`, { position: 'relative' });
// Fades the particles out, up to the edge of the surfaces.
globalStyle(`${contents} > *`, {
  background: theme.color.page,
  boxShadow: `0 0 ${space[4]} ${space[4]} ${theme.color.page}`,
});
// A ring on the strand for each section; filled for the current one.
const ring = '0.5625rem';
globalStyle(`${contents} li::before`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: '0.625rem',
  insetInlineStart: '-0.25rem',
  inlineSize: ring,
  blockSize: ring,
  border: `1.75px solid ${theme.color.accent}`,
  borderRadius: '50%',
  background: theme.color.page,
});
globalStyle(`${contents} li:has(:target-current)::before`, { background: theme.color.accent });
