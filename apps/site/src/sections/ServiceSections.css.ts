import { media } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = (rule: object) => ({ '@media': { [media.wide]: rule } });

/** The features are below the heading, and the text next to both. */
export const introduction = style(wide({ gridTemplateRows: 'auto 1fr' }));

globalStyle(`${introduction} > :first-child`, wide({ position: 'static' }));
globalStyle(`${introduction} > :nth-child(2)`, wide({ gridArea: '1 / 2 / span 2' }));

globalStyle(':has(#deliverables) > dl a[href^="#"]::after', {
  '@media': { [media.print]: { content: '" (last sheet)"' } },
});
