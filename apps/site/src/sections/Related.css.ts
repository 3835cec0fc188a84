import { media } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Not on paper, nor is a surface with nothing else in it. */
export const related = style({});

globalStyle(`${related}, :has(> ${related}):not(:has(> :not(${related})))`, {
  '@media': { [media.print]: { display: 'none' } },
});
