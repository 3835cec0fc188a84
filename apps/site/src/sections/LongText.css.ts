import { layout, media, oneColumn, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On wide screens a narrow table of contents, so that tables and code have room; running text is narrower. */
export const columns = style({
  ...oneColumn,
  gap: `${space[12]} ${layout.columnGap}`,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

globalStyle(`${columns} > nav`, {
  '@media': {
    // Scrolls in a low window; the padding is for focus outlines.
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${layout.header} + ${space[8]})`,
      maxBlockSize: `calc(100vh - ${layout.header} - ${space[8]})`,
      margin: `calc(-1 * ${space[2]})`,
      padding: space[2],
      overflowY: 'auto',
      vars: { 'scroll-target-group': 'auto' },
    },
  },
});
globalStyle(`${columns} > div`, { '@media': { screen: { maxInlineSize: 'none' } } });
const text = `${columns} > div > :not(:has(> :is(pre, table)))`;
globalStyle(text, { '@media': { screen: { maxInlineSize: '40em' } } });
