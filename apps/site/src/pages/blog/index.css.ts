import { fontSize, layout, media, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { late } from '../../sections/Figures.css';

const wide = (rule: object) => ({ '@media': { [media.wide]: rule } });
const printed = (rule: object) => ({ '@media': { [media.print]: rule } });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[5],
  overflowX: 'clip',
  marginBlockStart: space[1],
});

globalStyle(`${meta} > *`, { position: 'relative' });
// At the start of a line it is outside the box, which crops it.
globalStyle(`${meta} > ::after`, { content: '"·" / ""', position: 'absolute', insetInlineStart: '-0.7rem' });
globalStyle(`${meta} > time`, { color: theme.color.text });

// On paper, nothing to read on with.
export const readOn = style(printed({ display: 'none' }));

export const newest = style([readOn, { flexBasis: '100%', maxInlineSize: layout.heroMeasure }]);
globalStyle(`${newest} h3`, { fontSize: fontSize.h3 });

/** On wide screens the dates are a column. */
export const index = style({});
globalStyle(`${index} h3`, { fontSize: fontSize.h4 });
globalStyle(`${index} li`, { alignItems: 'start' });
globalStyle(`${index} :is(h3, p)`, { alignSelf: 'baseline' });
const dates = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 9rem', columnGap: space[12] };
globalStyle(`${index} li > p`, wide({ ...dates, alignItems: 'baseline' }));
// The feed, at the end of the line of the heading.
globalStyle(`${index} > div > a`, wide({ justifySelf: 'end' }));

/** On paper on a sheet of its own, after the others. */
export const post = style([late, { breakBefore: 'page' }]);

const columns = { gridTemplateColumns: layout.columns, columnGap: layout.columnGap };

/** On wide screens the caption is below headings, and the drawing above text. */
export const figure = style({
  position: 'relative',
  breakInside: 'avoid',
  paddingBlockStart: '15rem',
  color: theme.color.muted,
  fontSize: fontSize.small,
  ...wide({ display: 'grid', ...columns, minBlockSize: '14rem', paddingBlockStart: 0 }),
});
globalStyle(`${figure} > svg`, { blockSize: '14rem', ...wide({ gridColumn: '2' }) });

/** On wide screens headings are next to their text. */
export const body = style(wide({ ...columns, maxInlineSize: 'none' }));
globalStyle(`${body} > *`, wide({ gridColumn: '2', alignSelf: 'baseline' }));
globalStyle(`${body} > :has(> h3)`, wide({ gridColumn: '1' }));
globalStyle(`${body} > :has(tr > :nth-child(4))`, wide({ gridColumn: '1 / -1' }));
globalStyle(`${body} > :has(> :is(pre, table))`, wide({ alignSelf: 'start', marginBlockStart: space[2] }));

// Addresses of the sources.
const address = { display: 'block', content: 'attr(href)', fontSize: '0.8em' };
globalStyle(`${body} > :last-child a::after`, printed(address));
