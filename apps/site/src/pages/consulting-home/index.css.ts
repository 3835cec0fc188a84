import { fontSize, fontWeight, lineHeight, media, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Below the text, on tablets and wide screens in columns of their own. */
export const metrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[4],
  fontSize: fontSize.small,
  '@media': { screen: { marginBlockStart: space[4] }, [media.medium]: { inlineSize: '14rem', margin: 0 } },
});

export const fields = style({});

const rows = { gridTemplateColumns: 'minmax(0, 1fr) auto' };
const columns = { gridTemplateColumns: 'minmax(14rem, 26%) minmax(0, 1fr) auto auto' };
globalStyle(`${fields} > li`, {
  gap: `${space[2]} ${space[6]}`,
  '@media': { [media.medium]: rows, [media.wide]: columns },
});
globalStyle(`${fields} p`, { textWrap: 'pretty', '@media': { [media.medium]: { display: 'contents' } } });
globalStyle(`${fields} svg`, { gridArea: '1 / -2', justifySelf: 'end' });
const strong = { color: theme.color.text, fontSize: fontSize.h4, fontWeight: fontWeight.heading };
globalStyle(`${fields} strong`, { ...strong, display: 'block', lineHeight: lineHeight.snug });
globalStyle(`${fields} p > :first-child > strong`, { '@media': { screen: { marginBlockEnd: space[2] } } });
