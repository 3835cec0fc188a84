import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, space, tracking } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;

/** Crops padding and border of the first column. */
export const metrics = style({ containerType: 'inline-size', overflow: 'clip', breakInside: 'avoid' });

const wide = '(min-width: 44rem)';

/** Two columns; up to five in a row where there is room. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginInlineStart: `calc(-1px - ${space[5]})`,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(19%, 1fr))',
      // Six in two rows of three, ten in two of five.
      selectors: {
        '&:has(> :nth-child(6):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[1],
  paddingBlock: `${space[5]} ${space[6]}`,
  paddingInline: `${space[5]} ${space[2]}`,
  borderBlockStart: rule,
  borderInlineStart: rule,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'span 2' } },
  '@container': {
    [wide]: {
      paddingBlock: space[6],
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } },
    },
  },
});

export const value = style({
  color: theme.color.text,
  fontSize: fontSize.figure,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.15',
  letterSpacing: tracking.heading,
});

export const label = style({ ...typography.small, color: theme.color.muted });

export const note = style({ ...typography.label, marginBlockStart: space[3] });
