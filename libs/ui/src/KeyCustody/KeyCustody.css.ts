import { drawing } from '../Figure/Figure.css';
import { markStyles } from '../Figure/markStyles';
import { inMedium, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { style, styleVariants } from '../theme/partStyle';
import { fontWeight, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

const column = { holder: '36%', check: '34%', power: '30%' } as const;
/** Padding of the boxes where they are next to each other. */
const inset = `clamp(${space[3]}, 2cqi, ${space[5]})`;

const box = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  borderRadius: radius.medium,
  border: `1px solid ${theme.color.outline}`,
} as const;

export const powers = style({
  position: 'relative',
  overflowWrap: 'anywhere',
  ...inMedium({
    '::before': {
      ...box,
      insetInline: `calc(100% - ${column.power}) 0`,
      borderColor: hueColor.line,
      background: `color-mix(in srgb, ${hueColor.tint} 60%, ${theme.color.surface})`,
    },
  }),
});

/** Name of the realm; above the boxes where the powers are in them. */
export const realm = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[4],
  '@container': {
    // The mark of the powers, as a legend.
    [room.narrow]: { '::before': markStyles.provider },
    [room.medium]: {
      position: 'relative',
      paddingBlockStart: space[5],
      marginInline: `calc(100% - ${column.power} + ${inset}) ${inset}`,
      // Its first line is next to the name of the first holder; more lines move the holders down.
      marginBlockEnd: `calc(-1 * (${space[5]} + 1lh))`,
    },
  },
});

export const powerless = style({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[4],
  // The last under the powers, if these are wide enough for its text.
  ...inMedium({
    gridAutoFlow: 'column',
    gridTemplateColumns: '1fr',
    gridAutoColumns: `max(${column.power}, 17rem)`,
  }),
});

/** The box is drawn by a pseudo-element, because the check and the power may be outside it. */
export const holder = style({
  position: 'relative',
  padding: `${space[4]} ${space[4]} ${space[5]}`,
  '::before': { ...box, insetInline: 0 },
  selectors: {
    [`${powers} & + &`]: { marginBlockStart: space[4] },
    [`${powers} &::before`]: inMedium({ insetInlineEnd: `calc(100% - ${column.holder})` }),
  },
  ...inMedium({ padding: `${space[5]} 0` }),
});

export const boundary = styleVariants({
  client: { '::before': { background: theme.color.fill } },
  vendor: { '::before': { borderStyle: 'dashed' } },
  provider: { '::before': { borderStyle: 'dashed', borderColor: hueColor.line } },
});

export const name = style({
  position: 'relative',
  fontWeight: fontWeight.body,
  marginBlockEnd: space[3],
  ...inMedium({ paddingInline: inset }),
});

/** A share of the holders below contributes to the check of the last key. */
export const joined = style({});

export const row = style({
  position: 'relative',
  display: 'grid',
  selectors: {
    '& + &': { marginBlockStart: space[6] },
    // A dotted line from the mark of the check, through the padding of the holder, to the box below.
    [`${joined} li:last-child > &:last-child::after`]: inMedium({
      content: '""',
      position: 'absolute',
      insetBlock: `1.75rem calc(-1 * (${space[5]} + ${space[4]}))`,
      insetInlineStart: `calc(${column.holder} + ${inset} + 0.8125rem)`,
      borderInlineStart: `2px dotted ${theme.color.muted}`,
    }),
  },
  '@container': {
    [room.narrow]: {
      gap: space[3],
      // A line from the mark of the key down to the mark of its power.
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: space[4],
        insetInlineStart: '0.8125rem',
        borderInlineStart: `2px solid ${hueColor.line}`,
      },
    },
    [room.medium]: { gridTemplateColumns: `${column.holder} ${column.check} ${column.power}` },
  },
});

const marked = { position: 'relative', paddingInlineStart: space[10] } as const;

const placed = { position: 'absolute', insetInlineStart: space[2], insetBlockStart: '0.4375rem' } as const;

const markedBox = style({
  ...marked,
  ...inMedium({ marginInline: inset, paddingInlineStart: `clamp(${space[8]}, 4cqi, ${space[10]})` }),
});

export const key = styleVariants({
  client: [markedBox, { '::before': { ...markStyles.client, ...placed } }],
  vendor: [markedBox, { '::before': { ...markStyles.vendor, ...placed } }],
  provider: [markedBox],
});

export const none = style({ position: 'absolute', insetInlineStart: '0.375rem', insetBlockStart: '0.3rem' });

export const check = style({
  ...typography.small,
  ...marked,
  ...inMedium({ paddingBlockStart: space[8], paddingInline: `calc(${inset} + 2.375rem) ${inset}` }),
});

export const checkMark = style({
  // A clock is not mirrored.
  transform: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '0.125rem',
  inlineSize: space[6],
  blockSize: space[6],
  ...inMedium({
    insetBlockStart: '-0.075rem',
    insetInlineStart: inset,
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
  }),
});

export const power = style([
  markedBox,
  { ...typography.h4, '::before': { ...markStyles.provider, ...placed } },
]);

export const strand = style([
  drawing,
  {
    display: 'none',
    ...inMedium({
      display: 'block',
      position: 'absolute',
      insetBlockStart: '0.3rem',
      insetInlineStart: column.holder,
      inlineSize: `calc(${column.check} + ${inset} + ${space[2]})`,
      maxInlineSize: 'none',
      blockSize: '1rem',
    }),
  },
]);
