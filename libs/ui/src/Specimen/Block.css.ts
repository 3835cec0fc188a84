import { label } from '../Figure/Figure.css';
import { inMedium, inNarrow } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import { fontFamily, fontSize, fontWeight, lineHeight, oneColumn, radius, space } from '../theme/scale';

const hairline = `1px solid ${theme.color.hairline}`;

export const block = style({
  ...oneColumn,
  gridColumn: '1 / -1',
  alignContent: 'start',
  gap: space[2],
});

export const half = style(inMedium({ gridColumn: 'auto' }));

export const heading = style([label, { fontWeight: 'inherit' }]);

export const strong = style({ display: 'block', color: theme.color.text, fontWeight: fontWeight.heading });

export const statement = style({
  paddingInlineStart: space[5],
  borderInlineStart: `2px solid ${hueColor.line}`,
  color: theme.color.text,
  fontSize: fontSize.h4,
  lineHeight: lineHeight.snug,
});

export const numbered = style({ display: 'grid', gap: space[1], paddingInlineStart: '1.25em' });

export const dashed = style([numbered, { listStyle: '"–  "' }]);

export const code = style({
  margin: 0,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.small,
  background: theme.color.fill,
  color: theme.color.text,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': {
    [media.print]: {
      paddingBlock: space[1],
      border: hairline,
      lineHeight: lineHeight.snug,
    },
  },
});

const row = 'fit-content(8rem) minmax(0, 1fr)';

export const rows = style({ display: 'grid', gridTemplateColumns: row });

export const columnCount = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) =>
  inMedium({ gridTemplateColumns: `repeat(${count}, ${row})` }),
);

globalStyle(`${rows} > *`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  borderBlockStart: hairline,
  '@media': { [media.print]: { paddingBlock: space[1] } },
});

export const term = style({ color: theme.color.text, fontWeight: fontWeight.medium });

/** The four ratings, each below the middle of its range on the scale. */
export const ratings = style({
  color: theme.color.muted,
  fontSize: fontSize.label,
  display: 'grid',
  gridTemplateColumns: '4fr 3fr 2fr 1fr',
  textAlign: 'center',
  whiteSpace: 'pre-line',
  marginBlockEnd: space[2],
});

// Three metrics of one reason are one below the other.
globalStyle(`${ratings} ~ ${rows}`, {
  marginBlockStart: space[2],
  ...inMedium({ gridTemplateColumns: 'repeat(3, fit-content(3.5rem) minmax(0, 1fr))' }),
});

export const drawn = style({
  ...oneColumn,
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  paddingBlock: space[3],
  borderBlockStart: hairline,
  ...inMedium({ gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)' }),
});

export const axis = style([drawn, label, { paddingBlock: 0, borderBlockStart: 0 }]);

globalStyle(`${axis} > span`, { display: 'flex', ...inMedium({ gridColumn: 2 }) });

export const pole = style({ ':first-child': { flex: 1 }, ':last-child': { flex: 1, textAlign: 'end' } });

export const day = style({ flex: '1 1 0', ':first-child': { flexGrow: 3 } });

export const columns = style({
  display: 'grid',
  gap: space[6],
  ...inMedium({ gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
});

export const column = style({
  paddingInlineStart: space[3],
  borderInlineStart: hairline,
});

export const mark = style({ color: theme.color.text, fontSize: fontSize.h4 });

// Next to its text, so that a series of times is short.
globalStyle(`${column}:has(> ${mark})`, inNarrow({ paddingInlineStart: '4.75rem' }));
globalStyle(`${column} > ${mark}`, inNarrow({ float: 'inline-start', marginInlineStart: '-4rem' }));

export const signature = style({
  marginBlockStart: space[10],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${theme.color.outline}`,
});
