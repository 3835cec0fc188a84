import { theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** Surface below a sheet of paper. */
export const desk = style({ '@media': { screen: { background: theme.color.page } } });
