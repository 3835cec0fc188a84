import { radius } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ borderRadius: radius.medium, scrollMarginBlock: '6rem' });
