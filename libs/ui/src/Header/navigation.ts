import type { IconName } from '../Icon/IconName';
import type { Category } from '../theme/tokens';

/** One service category as the header, the menu dialog and the directory show it. */
export interface NavigationCategory {
  /** Sets the hue of the icon. */
  readonly id: Category;
  /** The link's name. */
  readonly label: string;
  /** Stands before the name. */
  readonly icon: IconName;
  /** Where it leads. */
  readonly path: string;
}

export interface NavigationLink {
  /** The link's name. */
  readonly label: string;
  /** Where it leads. */
  readonly path: string;
}
