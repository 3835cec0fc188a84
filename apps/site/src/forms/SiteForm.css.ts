import { fontFamily } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the text font, a ligature shows `1X5` as `1×5`. */
export const reference = style({ fontFamily: fontFamily.mono, whiteSpace: 'nowrap' });
