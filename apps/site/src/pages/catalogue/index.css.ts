import { style } from '@vanilla-extract/css';

/** Most groups have an odd number of services. */
export const oneColumn = style({ '@media': { screen: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
