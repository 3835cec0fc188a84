import { fontSize, layout, space, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const paragraphs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: layout.measure,
});

export const lead = style({ color: theme.color.text, fontSize: fontSize.lead });
