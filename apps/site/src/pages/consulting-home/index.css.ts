import { fontSize, lineHeight, media, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Below the name of a field, and on wide screens in columns of their own. */
export const metrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[4],
  marginBlockStart: space[2],
  fontSize: fontSize.small,
  '@media': {
    [media.medium]: { gridArea: '2 / 1' },
    [media.wide]: { gridArea: '1 / 3', inlineSize: '16rem', margin: 0 },
  },
});

export const fields = style({});

const columns = { columnGap: space[6], gridTemplateColumns: 'minmax(14rem, 26%) minmax(0, 1fr) auto auto' };
globalStyle(`${fields} > li`, { '@media': { [media.medium]: columns } });
globalStyle(`${fields} p`, { '@media': { [media.medium]: { display: 'contents' } } });
globalStyle(`${fields} p > :first-child`, { '@media': { [media.medium]: { gridArea: '1 / 2 / 3' } } });
globalStyle(`${fields} svg`, { gridColumn: -2 });
globalStyle(`${fields} strong`, { display: 'block' });
const number = { color: theme.color.text, fontSize: fontSize.h3, lineHeight: lineHeight.snug };
globalStyle(`${metrics} strong`, number);
