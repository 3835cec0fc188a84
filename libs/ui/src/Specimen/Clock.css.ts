import { drawing } from '../Figure/Figure.css';
import { inMedium } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { globalStyle, style } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Width of the names of the periods, in pixels: with larger text, the days need the rest. */
const names = '192px';

export const days = style({
  ...typography.label,
  display: 'flex',
  ...inMedium({ paddingInlineStart: `calc(${names} + ${space[4]})` }),
});

globalStyle(`${days} > span`, { flex: '1 1 0' });

export const list = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  ...inMedium({ gridTemplateColumns: `${names} minmax(0, 1fr)` }),
});

export const state = style({ color: theme.color.text, fontWeight: fontWeight.medium });

export const line = style([drawing, { gridColumn: '1 / -1', ...inMedium({ gridArea: '1 / 2 / 3 / 3' }) }]);
