import type { IconName, Page } from '@keystrand/content';
import type { IconDrawing } from '@keystrand/ui';
import * as icons from '@keystrand/ui/icons';
import { menuIcons } from '../shell/menuIcons';

/** Drawings by the names of their icons. */
export type Icons = Readonly<Partial<Record<IconName, IconDrawing>>>;

/** What the page's data names as an `icon`, without the menu's, which the site has on every page. */
export function pageIcons(page: Page): Icons {
  const found: Partial<Record<IconName, IconDrawing>> = {};
  const visit = (value: unknown, key?: string): void => {
    if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, part]) => {
        visit(part, name);
      });
    else if (key === 'icon' && !(String(value) in menuIcons))
      found[value as IconName] = icons[value as IconName];
  };
  visit(page);
  return found;
}
