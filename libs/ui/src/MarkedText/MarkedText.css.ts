import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/sharedStyle';

/** Underlined, because a background alone is not visible in forced colours and in print (WCAG 1.4.1). */
export const mark = style({
  background: 'none',
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: theme.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.25em',
  textDecorationSkipInk: 'none',
  // Browsers force the colour of marked text, which is for their own background.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
