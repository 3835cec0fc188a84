import type * as iconDrawings from './iconDrawings';

/** Name of a content icon: one for each export of `@keystrand/ui/icons`. A type only; importing it bundles no drawing. */
export type IconName = keyof typeof iconDrawings;
