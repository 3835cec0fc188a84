import { categories } from '@keystrand/content';
import type { IconName, Page } from '@keystrand/content';
import type { IconDrawing } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';

export type Icons = Readonly<Partial<Record<IconName, IconDrawing>>>;

/** Returns the drawings of all icons that the page's data names, except the menu's, which are in the main bundle. */
export function pageIcons(page: Page): Icons {
  const named = [...JSON.stringify(page).matchAll(/"icon":"(\w+)"/g)].map(([, name]) => name as IconName);
  const own = named.filter((name) => categories.every(({ icon }) => icon !== name));
  return Object.fromEntries(own.map((name) => [name, icons[name]]));
}
