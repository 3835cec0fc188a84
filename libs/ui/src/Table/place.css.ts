import { style } from '@vanilla-extract/css';

/** For the stories only: a place that is too narrow. */
export const narrow = style({ maxInlineSize: '18rem' });
