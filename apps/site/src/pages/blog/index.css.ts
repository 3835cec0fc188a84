import { fontSize, layout, media, mediumQuery, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { late } from '../../sections/Figures.css';
import { linkGroup } from '../../sections/linkGroup.css';

const wide = (rule: object) => ({ '@media': { [media.wide]: rule } });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[5],
  overflowX: 'clip',
});

globalStyle(`${meta} > *`, { position: 'relative' });
// At the start of a line it is outside the box, which crops it.
globalStyle(`${meta} > ::after`, { content: '"·" / ""', position: 'absolute', insetInlineStart: '-0.7rem' });
globalStyle(`${meta} > time`, { color: theme.color.text });

export const readOn = style({ '@media': { [media.print]: { display: 'none' } } });

export const newest = style([readOn, { flexBasis: '100%', maxInlineSize: layout.heroMeasure }]);
globalStyle(`${newest} h3`, { fontSize: fontSize.h3 });

export const index = style({ gap: space[2] });
globalStyle(`${index} > :first-child`, { marginBlockEnd: space[4] });
globalStyle(`${index} ${linkGroup}`, { rowGap: 0 });
globalStyle(`${index} ${linkGroup} > div`, { '@media': { [mediumQuery]: { inlineSize: '10rem' } } });
globalStyle(`${index} ${linkGroup} h2`, { fontSize: fontSize.small });
globalStyle(`${index} h3`, { fontSize: fontSize.h2Service });
globalStyle(`${index} ul`, { borderBlockEnd: 0 });
globalStyle(`${index} li`, {
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'baseline',
  paddingBlock: space[3],
});
globalStyle(`${index} li:first-child`, { borderColor: 'transparent' });
// Summary below the title, date next to it where there is room.
globalStyle(`${index} li > p`, { display: 'contents', fontSize: fontSize.small });
globalStyle(`${index} li span`, { gridArea: '2 / 1 / auto / -1' });
globalStyle(`${index} li > svg`, { gridArea: '1 / 3', alignSelf: 'start' });
globalStyle(`${index} time`, { gridArea: '3 / 1', ...wide({ gridArea: '1 / 2' }) });
globalStyle(`${index} > * > div > a`, wide({ justifySelf: 'end' }));

export const post = style([late, { breakBefore: 'page' }]);

const drawing = 'clamp(14rem, 22vw, 18rem)';

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

// A dashed line at the day of writing, which ends around labels.
globalStyle(`${figure} svg`, { overflow: 'visible' });
globalStyle(`${figure} text`, {
  fill: 'currentColor',
  stroke: theme.color.surface,
  strokeWidth: 10,
  paintOrder: 'stroke',
  fontSize: fontSize.label,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
globalStyle(`${figure} line`, { stroke: 'currentColor', strokeDasharray: '4 3' });

const address = { display: 'block', content: 'attr(href)', fontSize: '0.8em' };
globalStyle(`${post} ol:last-child a::after`, { '@media': { [media.print]: address } });
