import { fontWeight, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const navigation = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const question = style({
  display: 'block',
  marginBlockEnd: space[1],
  color: theme.color.text,
  fontWeight: fontWeight.medium,
});

export const otherLinks = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[8]}` });
