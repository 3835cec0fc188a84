import { globalStyle } from '@vanilla-extract/css';

// The bootstrap sets the attribute on the root element while it changes the theme. The elements with transitions of colours
// only: a rule for all elements would style every element again when the attribute is removed.
globalStyle(
  '[data-theme-changes] :is(a, button, summary, input, select, textarea):not([data-theme-toggle])',
  { transition: 'none !important' },
);
