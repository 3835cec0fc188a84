import { line } from '../Figure/Figure.css';
import { markStyles } from '../Figure/markStyles';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { fontWeight, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Widths of the columns: the holders, the checks, the powers. */
const column = { holder: '38%', check: '32%', power: '30%' } as const;

const box = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  borderRadius: radius.medium,
  border: `1px solid ${theme.color.outline}`,
} as const;

const wide = media.wide;

export const custody = style({ display: 'grid', gap: space[4] });

/** Holders with powers, before the box of the realm. */
export const powers = style({
  position: 'relative',
  overflowWrap: 'anywhere',
  '@media': {
    [wide]: {
      '::before': {
        ...box,
        insetInline: `calc(100% - ${column.power}) 0`,
        borderColor: hueColor.line,
        background: `color-mix(in srgb, ${hueColor.tint} 32%, ${theme.color.surface})`,
      },
    },
  },
});

/** Name of the realm; in narrow windows above the boxes. */
export const realm = style({
  ...typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[4],
  // The mark of the powers, as a legend in narrow windows.
  '::before': markStyles.provider,
  '@media': {
    [wide]: {
      position: 'relative',
      paddingBlockStart: space[5],
      marginInline: `calc(100% - ${column.power} + ${space[5]}) ${space[5]}`,
      // Its first line is beside the name of the first holder; more lines move the holders down.
      marginBlockEnd: `calc(-1 * (${space[5]} + 1lh))`,
      '::before': { display: 'none' },
    },
  },
});

export const holders = style({ display: 'grid', gap: space[4] });

export const powerless = style({
  display: 'grid',
  gap: space[4],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
});

/** The box is drawn by a pseudo-element, because in wide windows the check and the power are outside it. */
export const holder = style({
  position: 'relative',
  padding: `${space[4]} ${space[4]} ${space[5]}`,
  breakInside: 'avoid',
  '::before': { ...box, insetInline: 0 },
  selectors: {
    [`${holders} > &::before`]: {
      '@media': { [wide]: { insetInlineEnd: `calc(100% - ${column.holder})` } },
    },
  },
  '@media': { [wide]: { padding: `${space[5]} 0` } },
});

export const boundary = styleVariants({
  client: {
    '::before': { background: theme.color.fill },
    '@media': { [media.print]: { '::before': { background: 'none' } } },
  },
  vendor: { '::before': { borderStyle: 'dashed' } },
  provider: { '::before': { borderStyle: 'dashed', borderColor: hueColor.line } },
});

export const name = style({
  ...typography.label,
  position: 'relative',
  fontWeight: fontWeight.body,
  marginBlockEnd: space[3],
  '@media': { [wide]: { paddingInline: space[5] } },
});

export const single = style({ position: 'relative' });

/** A share of the holders below contributes to the check of the last key. */
export const joined = style({});

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  // In narrow windows, a line from the mark of the key down to the mark of its power.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `${space[4]} ${space[4]}`,
    insetInlineStart: '0.8125rem',
    borderInlineStart: `2px solid ${hueColor.line}`,
  },
  selectors: {
    '& + &': { marginBlockStart: space[6] },
    // A dotted line from the mark of the check, through the padding of the holder, to the box below.
    [`${joined} li:last-child > &:last-child::after`]: {
      '@media': {
        [wide]: {
          content: '""',
          position: 'absolute',
          insetBlock: `1.75rem calc(-1 * (${space[5]} + ${space[4]}))`,
          insetInlineStart: `calc(${column.holder} + ${space[6]} + 0.8125rem)`,
          borderInlineStart: `2px dotted ${theme.color.muted}`,
        },
      },
    },
  },
  '@media': {
    [wide]: {
      gridTemplateColumns: `${column.holder} ${column.check} ${column.power}`,
      gap: 0,
      '::before': { display: 'none' },
    },
  },
});

/** Room for the mark, which is on the first line. */
const marked = { position: 'relative', paddingInlineStart: space[10] } as const;

const placed = {
  position: 'absolute',
  insetInlineStart: space[2],
  insetBlockStart: '0.4375rem',
} as const;

const keyStyle = style({ ...marked, '@media': { [wide]: { marginInline: space[5] } } });

export const key = styleVariants({
  client: [keyStyle, { '::before': { ...markStyles.client, ...placed } }],
  vendor: [keyStyle, { '::before': { ...markStyles.vendor, ...placed } }],
  provider: [keyStyle],
});

/** The dashed ring, whose dashes need a drawing. */
export const none = style({ position: 'absolute', insetInlineStart: '0.375rem', insetBlockStart: '0.3rem' });

export const title = style({ ...typography.h4, textWrap: 'balance' });

export const text = style(typography.small);

export const check = style({
  ...typography.small,
  ...marked,
  '@media': { [wide]: { paddingBlockStart: space[8], paddingInline: `${space[16]} ${space[5]}` } },
});

export const checkTitle = style({ color: theme.color.text, fontWeight: fontWeight.medium });

export const checkMark = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '0.125rem',
  inlineSize: space[6],
  blockSize: space[6],
  '@media': {
    [wide]: {
      insetBlockStart: '-0.075rem',
      insetInlineStart: space[6],
      inlineSize: '1.75rem',
      blockSize: '1.75rem',
    },
  },
});

export const dots = style([line, { strokeWidth: 4, strokeLinecap: 'round' }]);

export const power = style({
  ...typography.h4,
  ...marked,
  '::before': { ...markStyles.provider, ...placed },
  '@media': { [wide]: { marginInline: space[5] } },
});

/** From the holder's box to the mark of the power. */
export const across = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '0.3rem',
      insetInlineStart: column.holder,
      inlineSize: `calc(${column.check} + 1.875rem)`,
      maxInlineSize: 'none',
      blockSize: '1rem',
    },
  },
});
