import type { IconName } from '../Icon/IconName';
import type { Hue } from '../theme/tokens';

/** A service category, as shown in the header and the menu dialog. */
export interface NavigationCategory {
  readonly hue: Hue;
  readonly label: string;
  readonly icon: IconName;
  readonly path: string;
  /** Scope of the category, in one line. */
  readonly text?: string;
  /** The pages of the category that most visitors look for. */
  readonly wanted?: readonly NavigationLink[];
}

/** Telephone line for emergencies. */
export interface EmergencyLine {
  readonly question: string;
  /** Telephone number as it is read. */
  readonly number: string;
  /** Target of the number, a `tel:` URL. */
  readonly href: string;
}

export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

/** Brand and links of a site, in its header and in its menu. */
export interface Navigation {
  /** The company's name, next to the mark. */
  readonly brand: string;
  /** Target of the logo. @default '/' */
  readonly homeHref?: string;
  /** Label of the disclosure of the categories. @default 'Services' */
  readonly servicesLabel?: string;
  /** Links under Services, in this order. */
  readonly categories: readonly NavigationCategory[];
  /** Link below the categories of the header, to a search. */
  readonly searchLink?: NavigationLink;
  readonly emergency?: EmergencyLine;
  readonly links: readonly NavigationLink[];
  readonly action: NavigationLink;
}
