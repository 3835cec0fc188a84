import { itemText, label as technical } from '../Figure/Figure.css';
import { inMedium, inNarrow, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { fontWeight, space, tracking } from '../theme/scale';

const rule = `1px solid ${theme.color.hairline}`;

/** Crops padding and border of the first column. */
export const metrics = style({ containerType: 'inline-size', overflow: 'clip', breakInside: 'avoid' });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Each in a row of its own; where there is room up to five in one row, but six in one row or two. */
export const grid = style({
  display: 'grid',
  marginInlineStart: `calc(-1px - ${space[5]})`,
  borderBlockEnd: rule,
  ...inMedium({ gridTemplateColumns: 'repeat(auto-fit, minmax(19%, 1fr))' }),
  selectors: {
    '&:has(> :nth-child(6):last-child)': {
      // From 896 px: one row, and on A4.
      '@container': { [room.medium]: columns(3), '(min-width: 56rem)': columns(6) },
    },
  },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[2],
  paddingInline: `${space[5]} ${space[2]}`,
  borderBlockStart: rule,
  borderInlineStart: rule,
  '@media': { screen: inMedium({ paddingBlock: space[5] }) },
  ...inNarrow({ flexDirection: 'row-reverse', alignItems: 'baseline' }),
});

export const value = style({
  ...inNarrow({ flex: '0 0 6rem' }),
  color: theme.color.text,
  fontSize: 'clamp(1.5rem, 4cqi, 2.75rem)',
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.15',
  letterSpacing: tracking.heading,
});

export const label = style([itemText, { color: theme.color.muted }]);

export const note = style([technical, { marginBlockStart: space[3] }]);
