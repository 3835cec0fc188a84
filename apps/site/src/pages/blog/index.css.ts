import { fontSize, layout, media, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { late } from '../../sections/Figures.css';
import { linkGroups } from '../../sections/linkGroup.css';

const wide = (rule: object) => ({ '@media': { [media.wide]: rule } });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
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
export const readOn = style({ '@media': { [media.print]: { display: 'none' } } });

export const newest = style([readOn, { flexBasis: '100%', maxInlineSize: layout.heroMeasure }]);
globalStyle(`${newest} h3`, { fontSize: fontSize.h3 });

export const index = style([linkGroups]);
globalStyle(`${index} h3`, { fontSize: fontSize.h4 });
globalStyle(`${index} ul`, { borderBlockEnd: 0 });
globalStyle(`${index} > section + section`, {
  '@media': { [media.belowWide]: { paddingBlockStart: space[4], gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${index} > section > div`, { '@media': { [media.belowWide]: { inlineSize: 'auto' } } });
// The feed, at the end of the line of the heading.
globalStyle(`${index} > * > div > a`, wide({ justifySelf: 'end' }));

/** On paper on a sheet of its own, after the others. */
export const post = style([late, { breakBefore: 'page' }]);

const drawing = 'clamp(14rem, 22vw, 18rem)';

/** Spans the panel, with its caption below. */
export const figure = style({
  position: 'relative',
  breakInside: 'avoid',
  paddingBlockStart: `calc(${drawing} + ${space[4]})`,
  color: theme.color.muted,
  fontSize: fontSize.small,
});
// The first mark, 2 % from the edge of the drawing, begins where the text does.
const aligned = { insetInlineStart: 'calc(9px - 2%)', inlineSize: 'calc(102% - 9px)' };
globalStyle(`${figure} > svg`, { position: 'absolute', insetBlock: 0, blockSize: drawing, ...aligned });
// Labels are higher above higher braids.
globalStyle(`${figure} > svg:last-of-type`, { insetBlockStart: `calc((14rem - ${drawing}) / 8)` });

// Of the day of writing, behind the labels.
globalStyle(`${figure} line`, { stroke: 'currentColor', strokeDasharray: 4 });
globalStyle(`${figure} text`, { paintOrder: 'stroke', stroke: 'Canvas', strokeWidth: 4 });

// Addresses of the sources.
const address = { display: 'block', content: 'attr(href)', fontSize: '0.8em' };
globalStyle(`${post} ol:last-child a::after`, { '@media': { [media.print]: address } });
