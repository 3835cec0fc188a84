import { fontSize, fontWeight, hueColor, layout, lineHeight, media, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  '@media': {
    [media.medium]: { columns: '3 17rem', columnGap: layout.columnGap },
    [media.print]: { columns: 3 },
  },
});

export const term = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  '@media': { [media.print]: { paddingBlockStart: space[2] } },
  breakAfter: 'avoid',
  breakInside: 'avoid',
  color: theme.color.text,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  scrollMarginBlockStart: `calc(${layout.header} + ${space[8]})`,
  // The term that a link on another page leads to.
  ':target': { borderBlockStart: `2px solid ${hueColor.line}` },
  // The first term of each initial.
  selectors: {
    '&[data-initial]::before': {
      content: 'attr(data-initial) / ""',
      display: 'block',
      marginBlockEnd: space[2],
      color: theme.color.muted,
      fontSize: fontSize.label,
      fontWeight: fontWeight.body,
    },
  },
});

export const definition = style({ paddingBlockEnd: space[3], breakInside: 'avoid' });

globalStyle(`${definition} > a`, { '@media': { [media.print]: { display: 'none' } } });
