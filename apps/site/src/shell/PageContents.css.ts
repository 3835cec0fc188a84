import { fluidSpace, layer, layout, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Beside the surfaces, which are wider than the text in them; where headings in small print have room. */
export const margin = style({
  '@media': { '(max-width: 113.99rem)': { display: 'none' } },
  position: 'absolute',
  zIndex: layer.content,
  insetBlock: 0,
  inlineSize: `calc((100% - ${layout.content}) / 2 - ${fluidSpace.surface})`,
  pointerEvents: 'none',
});

export const contents = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  placeContent: 'safe center end',
  gridTemplateColumns: 'minmax(0, 16rem)',
  blockSize: '100vh',
  paddingInline: space[4],
});

globalStyle(`${contents} > ol`, { vars: { 'scroll-target-group': 'auto' }, pointerEvents: 'auto' });
globalStyle(`${contents} li`, { position: 'relative' });
globalStyle(`${contents} a`, { paddingBlock: space[2] });
// Fades the particles out.
globalStyle(`${contents} > *`, {
  background: theme.color.page,
  boxShadow: `0 0 ${space[4]} ${space[4]} ${theme.color.page}`,
});
// A ring on the strand for each section; filled for the current one.
const ring = '0.5625rem';
globalStyle(`${contents} li::before`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: '0.875rem',
  insetInlineStart: `calc((1px - ${ring}) / 2)`,
  inlineSize: ring,
  blockSize: ring,
  border: `1.75px solid ${theme.color.accent}`,
  borderRadius: '50%',
  background: theme.color.page,
});
globalStyle(`${contents} li:has(:target-current)::before`, { background: theme.color.accent });
