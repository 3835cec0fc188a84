import { label as technical } from '../Figure/Figure.css';
import { inMedium, inNarrow, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontWeight, space, tracking } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;

/** Crops padding and border of the first column. */
export const metrics = style({ containerType: 'inline-size', overflow: 'clip', breakInside: 'avoid' });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Two columns; up to five in a row where there is room, but six in one row or two. */
export const grid = style({
  display: 'grid',
  ...columns(2),
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
  gap: space[1],
  paddingBlock: space[4],
  paddingInline: `${space[5]} ${space[2]}`,
  borderBlockStart: rule,
  borderInlineStart: rule,
  '@media': { screen: inMedium({ paddingBlock: space[6] }), [media.print]: { paddingBlock: space[2] } },
});

// The last of an odd number leaves no empty place.
globalStyle(`${figure}:last-child:nth-child(odd)`, inNarrow({ gridColumn: '1/3' }));

export const value = style({
  color: theme.color.text,
  fontSize: 'clamp(1.5rem, 4cqi, 2.75rem)',
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.15',
  letterSpacing: tracking.heading,
});

export const label = style({ ...typography.small, color: theme.color.muted });

export const note = style([technical, { marginBlockStart: space[3] }]);
