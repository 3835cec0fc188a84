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
  /** Scope of the category, in one line. */
  readonly text?: string;
  /** The pages of the category that most visitors look for. */
  readonly wanted?: readonly NavigationLink[];
}

/** Telephone line for emergencies. */
export interface EmergencyLine {
  /** Question before the number. */
  readonly question: string;
  /** Telephone number as it is read. */
  readonly number: string;
  /** Target of the number, a `tel:` URL. */
  readonly href: string;
}

export interface NavigationLink {
  /** Text of the link. */
  readonly label: string;
  /** Target of the link. */
  readonly path: string;
}
