import { fluidSpace, fontSize, media, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Of titles with rings, below the wide breakpoint without arrows, so that each has one line or two. */
export const index = style({});
globalStyle(`${index} span`, { color: 'inherit', font: 'inherit', fontSize: fontSize.body });
globalStyle(`${index} li`, { paddingBlock: space[3] });
globalStyle(`${index} svg`, { '@media': { [media.belowWide]: { display: 'none' } } });

/** Near the first of them. */
export const examples = style({ paddingBlockEnd: fluidSpace.block });
