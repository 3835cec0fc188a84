import { radius } from './scale';

/** Radius of text controls and of the buttons next to them: 12 px by default. Follows the small radius of a brand. */
export const controlRadius = `calc(${radius.small} * 1.5)`;
