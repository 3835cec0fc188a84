import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingStyle } from '../../libs/ui/src/theme/focusRing.css.ts';

/** The table of props; scrolls by itself instead of widening the page. */
export const props = style({ overflowX: 'auto', padding: '1px', ':focus-visible': focusRingStyle });

// The values of objects, such as React elements, contain long lines without spaces.
globalStyle(`${props} .docblock-argstable`, {
  tableLayout: 'fixed',
  minInlineSize: '44rem',
  overflowWrap: 'anywhere',
});
