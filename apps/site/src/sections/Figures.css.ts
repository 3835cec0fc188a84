import { media, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On paper the last of its surface or page: it is whole, and no sheet before it is left half empty. */
export const late = style({ '@media': { [media.print]: { order: 1, marginBlockStart: space[4] } } });

/** Surface below a sheet of paper. */
export const desk = style([late, { '@media': { screen: { background: theme.color.page } } }]);

/**
 * The figure of the introduction. On paper the surface after it comes first, which may continue on the next sheet. Not so
 * one that follows the hero.
 */
export const afterNext = style({});
const moved = `${afterNext}:nth-child(n + 3)`;

globalStyle(`:has(> :is(${late}, ${moved}))`, {
  '@media': { [media.print]: { display: 'flex', flexDirection: 'column' } },
});
globalStyle(`:has(~ ${moved}), ${moved} + :not(${late})`, { '@media': { [media.print]: { order: -1 } } });
// Two in a row share a sheet at the end.
globalStyle(`${moved} + ${moved}, ${moved}:has(+ ${moved})`, { '@media': { [media.print]: { order: 1 } } });
