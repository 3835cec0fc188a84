import type { IconName } from '../Icon/IconName';
import type { Hue } from '../theme/tokens';

export interface NavigationCategory {
  readonly hue: Hue;
  readonly label: string;
  readonly icon: IconName;
  readonly path: string;
  readonly text?: string;
  /** The pages of the category that most visitors look for. */
  readonly links?: readonly NavigationLink[];
}

export interface EmergencyLine {
  readonly question: string;
  readonly number: string;
  /** Target of the number, a `tel:` URL. */
  readonly href: string;
}

export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

export interface Navigation {
  readonly brand: string;
  readonly servicesLabel?: string;
  readonly categories: readonly NavigationCategory[];
  /** Link after the categories, to a search. */
  readonly searchLink?: Omit<NavigationCategory, 'hue' | 'icon'>;
  readonly emergency?: EmergencyLine;
  readonly links: readonly NavigationLink[];
  readonly action: NavigationLink;
}
