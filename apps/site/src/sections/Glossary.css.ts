import { fontSize, fontWeight, hueColor, layout, lineHeight, media, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  '@media': {
    screen: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      columnGap: layout.columnGap,
      borderBlockEnd: `1px solid ${theme.color.hairline}`,
    },
    [media.print]: { columns: 3 },
  },
});

export const entry = style({
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  '@media': { [media.print]: { paddingBlock: `${space[1]} ${space[2]}` } },
  scrollMarginBlockStart: `calc(${layout.header} + ${space[8]})`,
  // The term that a link on another page leads to.
  ':target': { borderBlockStart: `2px solid ${hueColor.line}` },
});

export const term = style({
  color: theme.color.text,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  '@media': { [media.print]: { paddingInlineEnd: '0.6em', fontSize: 'inherit' } },
});

// On paper a term is in the first line of its text.
globalStyle(`${entry} > *`, { '@media': { [media.print]: { display: 'inline' } } });
globalStyle(`${entry} a`, {
  display: 'table',
  marginBlockStart: space[1],
  '@media': { [media.print]: { display: 'none' } },
});
