import { media } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = (rule: object) => ({ '@media': { [media.wide]: rule } });

/** The numbers are below the heading, and the lead next to both. */
export const summary = style(wide({ gridTemplateRows: 'auto 1fr' }));

globalStyle(`${summary} > :first-child`, wide({ display: 'contents' }));
globalStyle(`${summary} > :first-child > p`, wide({ gridArea: '1 / 2 / span 2' }));
