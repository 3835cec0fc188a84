import { inMedium } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fluidSpace, fontSize, fontWeight, layout, oneColumn, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** From 1152 px: room for notes next to the sheet. */
const sideNotes = 'screen and (min-width: 72rem)';
/** Width of the notes, with the space between them and the sheet. */
const notes = '17rem';
const printedNotes = '9.5rem';
const hairline = `1px solid ${theme.color.hairline}`;
const padding = `clamp(${space[4]}, 3vw, ${space[10]})`;

export const specimen = style({
  scrollMarginBlockStart: layout.header,
  ...oneColumn,
  gap: fluidSpace.block,
  ...typography.small,
  '@media': {
    [media.print]: { gap: space[4], lineHeight: 1.35, breakBefore: 'page', zoom: 0.96 },
    [sideNotes]: { gridTemplateColumns: `${notes} minmax(0, 1fr)`, gap: 0 },
  },
});

// Without priority over the classes of paragraphs.
globalStyle(`:where(${specimen} p)`, { margin: 0 });

export const intro = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  '@media': { [sideNotes]: { paddingInlineEnd: space[8] } },
});

export const heading = style({
  ...typography.h2,
  fontSize: fontSize.h2Working,
});

/** Light in both themes, as paper is; in the dark one warm and less bright than the screen can be. */
export const sheet = style({
  containerType: 'inline-size',
  position: 'relative',
  colorScheme: 'light',
  border: hairline,
  borderRadius: radius.small,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
  color: theme.color.body,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: 'inherit',
    // The theme of the page, not that of the sheet.
    colorScheme: 'var(--ks-scheme)',
    background: theme.color.paper,
    mixBlendMode: 'multiply',
    pointerEvents: 'none',
  },
  '@media': {
    [media.belowMedium]: { marginInline: `-${space[2]}` },
    [media.print]: { marginInlineStart: printedNotes, border: '1px solid', boxShadow: 'none' },
  },
});

export const header = style({
  display: 'grid',
  gap: space[5],
  paddingInline: padding,
  '@media': { [media.print]: { gap: space[2] } },
});

export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  marginInline: `calc(-1 * ${padding})`,
  paddingBlock: space[3],
  paddingInline: padding,
  borderBlockEnd: hairline,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  background: theme.color.fill,
  '@media': {
    // Shows the border of the sheet below it.
    [media.forcedColors]: { background: 'none' },
  },
});

export const stamp = style({
  paddingBlock: space[1],
  paddingInline: space[3],
  border: '1px solid',
  borderRadius: radius.small,
  color: theme.color.text,
  fontSize: fontSize.label,
  fontWeight: fontWeight.heading,
  lineHeight: 1,
  letterSpacing: '0.12em',
});

export const letterhead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  paddingBlockStart: space[3],
  color: theme.color.text,
  fontWeight: fontWeight.heading,
});

export const document = style({ fontWeight: fontWeight.body, ...inMedium({ marginInlineStart: 'auto' }) });

export const title = style({ ...typography.h3, maxInlineSize: '24em' });

export const facts = style({
  display: 'grid',
  columnGap: space[6],
  paddingBlock: `${space[4]} ${space[2]}`,
  borderBlock: hairline,
  borderBlockStartColor: theme.color.outline,
  ...inMedium({
    gridTemplateRows: 'auto auto',
    gridAutoFlow: 'column',
    // Large text wraps.
    gridAutoColumns: 'minmax(0, auto)',
    justifyContent: 'space-between',
  }),
});

globalStyle(`${facts} dd`, {
  color: theme.color.text,
  fontWeight: fontWeight.medium,
  paddingBlockEnd: space[2],
});

export const section = style({
  position: 'relative',
  '@media': {
    [sideNotes]: { minBlockSize: '11rem', paddingBlockStart: space[10] },
    [media.print]: {
      display: 'grid',
      gridTemplateColumns: `${printedNotes} minmax(0, 1fr)`,
      marginBlockStart: space[3],
      marginInlineStart: `-${printedNotes}`,
    },
  },
});

const besideSheet = { margin: 0, borderInlineStart: 0, borderBlockStart: hairline, background: 'none' };

/** Above the section: in a box at the edge of the sheet. Next to it: below a line that leads to the sheet. */
export const note = style({
  marginBlockStart: space[8],
  marginInline: padding,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderInlineStart: `2px solid ${hueColor.line}`,
  background: `color-mix(in srgb, ${hueColor.tint} 35%, transparent)`,
  color: theme.color.text,
  '@media': {
    [sideNotes]: {
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${notes})`,
      inlineSize: notes,
      ...besideSheet,
      paddingInline: `0 ${space[8]}`,
      // Not on the sheet.
      colorScheme: 'var(--ks-scheme)',
      color: theme.color.body,
    },
    [media.print]: { ...besideSheet, paddingBlock: 0, paddingInline: `0 ${space[4]}` },
  },
});

export const body = style({
  display: 'grid',
  marginBlockStart: space[5],
  paddingInline: padding,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  '@media': {
    [sideNotes]: { marginBlockStart: 0 },
    [media.print]: { marginBlockStart: 0, gap: space[3] },
  },
});

export const foot = style({
  marginBlockStart: space[8],
  marginInline: padding,
  paddingBlock: `${space[4]} ${space[6]}`,
  borderBlockStart: hairline,
  '@media': { [media.print]: { marginBlockStart: space[3], paddingBlock: space[2] } },
});
