import { hueColor } from '../theme/hue.css';
import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { duration, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[4],
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[6],
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.medium,
  background: theme.color.surface,
  transition: `border-color ${duration.fast}`,
  ':hover': { borderColor: hueColor.line },
});

export const title = style({ ...typography.h4, marginBlockStart: space[3] });

export const text = style(typography.small);
