import { fontFamily, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** On paper, where a link leads. */
export const address = style({
  display: 'block',
  paddingBlockStart: '2pt',
  font: `7.5pt ${fontFamily.sans}`,
  color: theme.color.muted,
  letterSpacing: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { screen: { display: 'none' } },
});
