import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { fontWeight, layout, oneColumn, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const field = style({
  ...oneColumn,
  gap: space[2],
  minInlineSize: 0,
  breakInside: 'avoid',
});

export const label = style({ justifySelf: 'start', color: theme.color.text, fontWeight: fontWeight.medium });

export const optional = style({ color: theme.color.muted, fontWeight: fontWeight.body });

export const hint = style({ ...typography.small, maxInlineSize: layout.measure, color: theme.color.muted });

export const error = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  color: theme.color.danger,
  fontWeight: fontWeight.medium,
});

export const errorIcon = style({ flexShrink: 0, alignSelf: 'center' });
