import { fontSize, layout, media, oneColumn, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const paragraphs = style({
  ...oneColumn,
  gap: space[5],
  maxInlineSize: layout.measure,
  // Not a grid on paper, where the heading would stay on the sheet before.
  '@media': { [media.print]: { display: 'block', maxInlineSize: '76ch' } },
});

globalStyle(`${paragraphs} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[3] } } });

export const lead = style({
  color: theme.color.text,
  fontSize: fontSize.lead,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
