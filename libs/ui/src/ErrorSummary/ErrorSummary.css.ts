import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { typography } from '../theme/typography';

export const title = style({ ...typography.h4, marginBlockEnd: space[3] });

export const link = style({
  textDecorationColor: theme.color.danger,
  ':hover': { color: theme.color.danger },
});

export const list = style({ display: 'grid', gap: space[1] });
