import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const summary = style({
  padding: space[6],
  border: `2px solid ${theme.color.danger}`,
  borderRadius: radius.medium,
});

export const title = style({ ...typography.h4, marginBlockEnd: space[3] });

export const link = style({
  textDecorationColor: theme.color.danger,
  ':hover': { color: theme.color.danger },
});

export const list = style({ display: 'grid', gap: space[1] });
