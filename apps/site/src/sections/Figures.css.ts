import { theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Surface below a sheet of paper. In print the last one, so that no sheet before it is left half empty. */
export const desk = style({ '@media': { screen: { background: theme.color.page }, print: { order: 1 } } });

globalStyle(`:has(> ${desk})`, { '@media': { print: { display: 'flex', flexDirection: 'column' } } });
