import { fontWeight } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** On paper, where a link leads. */
export const address = style({
  display: 'block',
  fontSize: '7pt',
  fontWeight: fontWeight.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { screen: { display: 'none' } },
});
