import { categories } from '@keystrand/content';
import type { IconName, Page } from '@keystrand/content';
import type { IconDrawing } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';

/** Icon drawings by name. */
export type Icons = Readonly<Partial<Record<IconName, IconDrawing>>>;

const menuIcons = new Set<string>(categories.map(({ icon }) => icon));

/** Returns the drawings of all icons that the page's data names, except the menu's, which are in the main bundle. */
export function pageIcons(page: Page): Icons {
  const drawings: Partial<Record<IconName, IconDrawing>> = {};
  const visit = (value: unknown, key?: string): void => {
    if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, part]) => {
        visit(part, name);
      });
    else if (key === 'icon' && !menuIcons.has(String(value)))
      drawings[value as IconName] = icons[value as IconName];
  };
  visit(page);
  return drawings;
}
