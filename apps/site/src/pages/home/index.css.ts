import { media, oneColumn, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const consulting = style({ ...oneColumn, gap: space[8] });
// A link, which leads nowhere on paper.
globalStyle(`${consulting} > :last-child`, { '@media': { [media.print]: { display: 'none' } } });
