import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { typography } from '../theme/typography';

export const title = style({ ...typography.label, marginBlockEnd: space[3] });

export const list = style({ borderInlineStart: `1px solid ${theme.color.hairline}` });

export const link = style({
  ...typography.small,
  display: 'block',
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  marginInlineStart: '-1px',
  borderInlineStart: '1px solid transparent',
  color: theme.color.body,
  textDecoration: 'none',
  ':hover': { borderInlineStartColor: theme.color.accent, color: theme.color.text },
});
