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

// On paper a term is in the first line of its text.
const entry = {
  paddingBlock: `${space[1]} ${space[2]}`,
  borderBlockStart: `1px solid ${theme.color.hairline}`,
};
globalStyle(`${list} > div`, { '@media': { [media.print]: entry } });
globalStyle(`${list} > div > *`, { '@media': { [media.print]: { display: 'inline' } } });

export const term = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  '@media': { [media.print]: { padding: '0 0.6em 0 0', border: 0, fontSize: 'inherit' } },
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
      '@media': { [media.print]: { display: 'none' } },
    },
  },
});

export const definition = style({ paddingBlockEnd: space[3], breakInside: 'avoid' });

globalStyle(`${definition} > a`, { '@media': { [media.print]: { display: 'none' } } });
