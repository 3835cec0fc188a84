import type { IconName } from '../Icon/IconName';
import type { Hue } from '../theme/tokens';

/** A service category, as shown in the header and the menu dialog. */
export interface NavigationCategory {
  /** Determines the hue of the icon. */
  readonly hue: Hue;
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
