import { fontSize, layout, media, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  overflowX: 'clip',
  marginBlockStart: space[2],
});

globalStyle(`${meta} > *`, { position: 'relative' });
// At the start of a line it is outside the box, which crops it.
globalStyle(`${meta} > ::after`, { content: '"·" / ""', position: 'absolute', insetInlineStart: '-0.8rem' });
globalStyle(`${meta} > :first-child`, { '@media': { [media.belowWide]: { flexBasis: '100%' } } });

export const newest = style({
  flexBasis: '100%',
  maxInlineSize: '40rem',
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${newest} h3`, { fontSize: fontSize.h3 });

export const index = style({});
globalStyle(`${index} h3`, { fontSize: fontSize.h4 });
// The feed, at the end of the line of the heading.
globalStyle(`${index} > div > a`, { '@media': { [media.wide]: { justifySelf: 'end' } } });

/** On wide screens headings are next to their text; tables and code have the full width. */
export const body = style({
  '@media': {
    [media.wide]: { gridTemplateColumns: layout.columns, columnGap: layout.columnGap, maxInlineSize: 'none' },
    [media.print]: { marginBlock: `${space[6]} ${space[10]}` },
  },
});
const place = (selector: string, gridColumn: string) =>
  globalStyle(`${body} > ${selector}`, { '@media': { [media.wide]: { gridColumn, alignSelf: 'baseline' } } });
place('*', '2');
place(':has(> h3)', '1');
place(':has(> table, > pre)', '1 / -1');

const sources = `${body} > :nth-last-child(3)`;
globalStyle(sources, { '@media': { [media.print]: { breakInside: 'avoid' } } });
globalStyle(`${sources} a::after`, {
  '@media': { [media.print]: { content: '" " attr(href)', fontSize: '0.8em' } },
});

// On paper, nothing to read on with.
globalStyle(`${body} > :nth-last-child(-n + 2)`, { '@media': { [media.print]: { display: 'none' } } });
