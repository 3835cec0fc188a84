import { categories } from '@keystrand/content';
import type { CategoryId } from '@keystrand/content';

type Category = (typeof categories)[number];

export const categoryById = Object.fromEntries(
  categories.map((category) => [category.id, category]),
) as Readonly<Record<CategoryId, Category>>;
