import { markStyles } from '../Figure/markStyles';
import { inMedium, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { style, styleVariants } from '../theme/partStyle';
import { space } from '../theme/scale';
import { strong } from './Block.css';

const line = `1.75px solid ${hueColor.line}`;

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

/** A box over the middle of the line to the next stop. */
const interruption = (box: object) => ({
  '::after': {
    content: '""',
    position: 'absolute',
    margin: 'auto',
    inlineSize: '0.75rem',
    blockSize: '1.125rem',
    background: theme.color.surface,
    ...box,
  } as const,
  // The insets are those of a larger box with the same centre.
  '@container': {
    [room.narrow]: {
      '::after': {
        insetBlock: 'calc(100% - 2.25rem) -0.5rem',
        insetInline: '-1rem calc(100% - 1.875rem)',
        rotate: '90deg',
      },
    },
    [room.medium]: { '::after': { insetBlock: '-0.5rem calc(100% - 1.625rem)', insetInline: 'auto 20%' } },
  },
});

export const link = styleVariants({
  missing: interruption({ borderInline: `2px solid ${theme.color.text}` }),
  handover: interruption({ inlineSize: '1.5rem' }),
  boundary: interruption({
    inlineSize: 0,
    blockSize: '2rem',
    borderInlineStart: `2px dashed ${theme.color.text}`,
  }),
});
