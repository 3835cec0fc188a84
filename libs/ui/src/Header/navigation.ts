import type { IconName } from '../Icon/IconName';
import type { Category } from '../theme/tokens';

/** A service category, as shown in the header and the menu dialog. */
export interface NavigationCategory {
  /** Determines the hue of the icon. */
  readonly id: Category;
  /** Text of the link. */
  readonly label: string;
  /** Icon before the text. */
  readonly icon: IconName;
  /** Target of the link. */
  readonly path: string;
}

export interface NavigationLink {
  /** Text of the link. */
  readonly label: string;
  /** Target of the link. */
  readonly path: string;
}
