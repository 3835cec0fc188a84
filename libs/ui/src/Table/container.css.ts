import { style } from '../theme/partStyle';

/** Used by stories only: a container that is too narrow. */
export const narrow = style({ maxInlineSize: '18rem' });
