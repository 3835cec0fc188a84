import { markStyles } from '../Figure/markStyles';
import { inMedium, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { style, styleVariants } from '../theme/partStyle';
import { space } from '../theme/scale';
import { strong } from './Block.css';

const line = `1.75px solid ${hueColor.line}`;
const bar = `2px solid ${theme.color.text}`;
const dashes = `2px dashed ${theme.color.text}`;

export const list = style(inMedium({ display: 'flex' }));

/** The line to the next stop is the stop's `::before`; its interruption is its `::after`. */
export const stop = style({
  position: 'relative',
  selectors: { '&:not(:last-child)::before': { content: '""', position: 'absolute' } },
  '@container': {
    [room.narrow]: {
      paddingInlineStart: space[8],
      selectors: {
        '&:not(:last-child)': { paddingBlockEnd: space[5] },
        '&:not(:last-child)::before': {
          insetBlock: `1.125rem calc(-1 * ${space[1]})`,
          insetInlineStart: '0.375rem',
          borderInlineStart: line,
        },
      },
    },
    [room.medium]: {
      flex: '1 1 0',
      paddingBlockStart: space[6],
      paddingInlineEnd: space[4],
      selectors: {
        // The line ends here, so that its column may be as narrow as its text.
        '&:last-child': { flex: '0 1 auto', maxInlineSize: '9rem', paddingInlineEnd: 0 },
        '&:not(:last-child)::before': {
          insetBlockStart: space[2],
          insetInline: `${space[3]} 0`,
          borderBlockStart: line,
        },
      },
    },
  },
});

/** A ring on the line; filled at the end of the path. */
export const title = style([
  strong,
  {
    '::before': {
      ...markStyles.provider,
      position: 'absolute',
      insetBlockStart: space[1],
      insetInlineStart: 0,
    },
    selectors: { [`${stop}:last-child > &::before`]: { borderWidth: space[1] } },
    ...inMedium({ '::before': { insetBlockStart: '0.125rem' } }),
  },
]);

/** A box over the middle of the line to the next stop, which runs down where the sheet is narrow. */
const interruption = (down: object, across: object) => ({
  '::after': { content: '""', position: 'absolute', background: theme.color.surface } as const,
  '@container': {
    [room.narrow]: {
      '::after': {
        insetBlockEnd: space[2],
        insetInlineStart: '-0.0625rem',
        inlineSize: '1rem',
        blockSize: '0.625rem',
        ...down,
      },
    },
    [room.medium]: {
      '::after': {
        insetBlockStart: '-0.0625rem',
        insetInlineEnd: '20%',
        inlineSize: '0.75rem',
        blockSize: '1.125rem',
        ...across,
      },
    },
  },
});

export const link = styleVariants({
  missing: interruption({ borderBlock: bar }, { borderInline: bar }),
  handover: interruption({}, { inlineSize: '1.5rem' }),
  boundary: interruption(
    { blockSize: 0, borderBlockStart: dashes },
    {
      inlineSize: 0,
      blockSize: '2rem',
      insetBlockStart: `calc(-1 * ${space[2]})`,
      borderInlineStart: dashes,
    },
  ),
});
