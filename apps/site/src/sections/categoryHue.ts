import { categories } from '@keystrand/content';
import type { CategoryId } from '@keystrand/content';
import type { Hue } from '@keystrand/ui/theme';

/** The theme's hue of each service category. */
export const categoryHue = Object.fromEntries(categories.map(({ id, hue }) => [id, hue])) as Readonly<
  Record<CategoryId, Hue>
>;
