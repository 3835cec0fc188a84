import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const strip = style({
  ...typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[8]}`,
  paddingBlock: space[5],
  borderBlock: `1px solid ${theme.color.hairline}`,
});

export const names = style({ display: 'contents' });

export const name = style({ color: theme.color.text, fontWeight: fontWeight.medium });
