import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontSize, layout, lineHeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

const box = '1.125rem';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.print]: { gap: '6mm' } },
});

/** Lines to fill in by hand; only paper needs them. */
export const lines = style({
  display: 'none',
  '@media': { [media.print]: { display: 'flex', gap: '8mm' } },
});

export const line = style({
  ...typography.label,
  flex: 1,
  paddingBlockEnd: '7mm',
  borderBlockEnd: `1px solid ${theme.color.text}`,
});

/** Two columns that groups fill from the top. */
export const groups = style({
  '@media': {
    [media.medium]: { columns: 2, columnGap: layout.columnGap },
    [media.print]: { columns: 2, columnGap: '10mm' },
  },
});

export const group = style({
  paddingBlock: `${space[4]} ${space[6]}`,
  borderBlockStart: `2px solid ${hueColor.line}`,
  breakInside: 'avoid',
  '@media': { [media.print]: { paddingBlock: '2mm 5mm' } },
});

export const title = style({
  ...typography.h4,
  marginBlockEnd: space[3],
  '@media': { [media.print]: { marginBlockEnd: '1mm', fontSize: '11pt' } },
});

export const item = style({
  position: 'relative',
  paddingBlock: space[2],
  paddingInlineStart: '1.875rem',
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  breakInside: 'avoid',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(${space[2]} + 0.15em)`,
    insetInlineStart: 0,
    inlineSize: box,
    blockSize: box,
    border: `1.75px solid ${theme.color.muted}`,
    borderRadius: '0.1875rem',
  },
  '@media': {
    [media.print]: {
      paddingBlock: '1.2mm',
      paddingInlineStart: '7mm',
      fontSize: '9.5pt',
      lineHeight: 1.35,
      '::before': {
        insetBlockStart: '1.3mm',
        inlineSize: '4mm',
        blockSize: '4mm',
        borderColor: theme.color.text,
      },
    },
  },
});

export const checklist = style({});

// While it is the target of the address, nothing else is printed.
globalStyle(
  `:root:has(${checklist}:target) body *:not(:has(${checklist}:target), ${checklist}:target, ${checklist}:target *)`,
  { '@media': { [media.print]: { display: 'none !important' } } },
);

export const alone = style({
  ...typography.small,
  '@media': { [media.print]: { display: 'none' } },
});

/** After the link has been followed. */
export const ready = style({
  display: 'none',
  selectors: { [`${checklist}:target &`]: { display: 'inline' } },
});
