import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, lineHeight, space, tracking } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;
/** Paper is wide enough for the table. */
const asTable = `${media.print}, ${media.wide}`;

export const table = style({
  ...typography.small,
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': { [asTable]: { display: 'table', tableLayout: 'fixed' } },
});

const narrow = 'screen and (max-width: 55.99rem)';

/** On narrow screens the name of the option precedes each of its cells instead. */
export const head = style({
  '@media': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const body = style({ display: 'block', '@media': { [asTable]: { display: 'table-row-group' } } });

/** The empty cell above the criteria sets the width of their column. */
export const corner = style({ inlineSize: '16.5%', padding: 0 });

export const option = style({
  ...typography.h3,
  paddingBlock: `0 ${space[5]}`,
  paddingInline: `0 ${space[6]}`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  hyphens: 'auto',
  '@media': {
    // One below the other, so that the hidden names are within the page.
    [narrow]: { display: 'block' },
    [media.print]: { fontSize: fontSize.h4 },
  },
});

/** Four options. */
export const dense = style({ fontSize: fontSize.h4 });

export const row = style({
  display: 'block',
  paddingBlock: space[5],
  borderBlockStart: rule,
  breakInside: 'avoid',
  ':first-child': { borderBlockStart: `2px solid ${hueColor.line}` },
  '@media': { [asTable]: { display: 'table-row' } },
});

export const criterion = style({
  display: 'block',
  padding: 0,
  color: theme.color.text,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [asTable]: {
      display: 'table-cell',
      paddingBlock: '1.1875rem',
      paddingInlineEnd: space[5],
      fontSize: 'inherit',
      lineHeight: lineHeight.body,
      letterSpacing: 0,
    },
  },
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr)',
  columnGap: space[4],
  paddingBlock: `${space[3]} 0`,
  paddingInline: 0,
  verticalAlign: 'top',
  textWrap: 'pretty',
  '::before': {
    content: 'attr(data-option)',
    color: theme.color.text,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.body,
    overflowWrap: 'anywhere',
  },
  selectors: { [`${row}:first-child &`]: { color: theme.color.text, fontWeight: fontWeight.medium } },
  '@media': {
    [asTable]: {
      display: 'table-cell',
      paddingBlock: '1.1875rem',
      paddingInlineEnd: space[6],
      '::before': { content: 'none' },
    },
  },
});
