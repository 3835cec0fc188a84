import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Period, days, state. */
const columns = '11rem minmax(0, 1fr) 9rem';

export const days = style({
  ...typography.label,
  display: 'flex',
  marginBlockEnd: space[1],
  '@media': { [media.wide]: { paddingInline: `calc(11rem + ${space[4]}) calc(9rem + ${space[4]})` } },
});

globalStyle(`${days} > span`, { flex: '1 1 0' });

export const list = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  '@media': { [media.wide]: { gridTemplateColumns: columns } },
});

export const title = style({ display: 'block', color: theme.color.text, fontWeight: fontWeight.heading });

export const state = style({ color: theme.color.text, textAlign: 'end' });

export const line = style({
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridArea: '1 / 2 / 2 / 3' } },
});
