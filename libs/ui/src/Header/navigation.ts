import type { IconName } from '../Icon/IconName';
import type { Category } from '../theme/tokens';

/** One service category as the header, the menu dialog and the directory show it. */
export interface NavigationCategory {
  readonly id: Category;
  readonly label: string;
  readonly icon: IconName;
  readonly path: string;
}

export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}
