import type { ArtRow } from '@keystrand/ui';
import type { categories } from '../categories';
import type { Figure } from '../figures/types';
import type { Hero } from './parts';
import type { Path } from './text';

/** A service category of the header. */
export type CategoryId = (typeof categories)[number]['id'];

/** Fields that every page has. */
export interface PageBase {
  readonly path: Path;
  /** Short name of the page, used in the document title, breadcrumbs, cards and menus. Unique. */
  readonly title: string;
  /** Follows the title in the document title of pages with a short title; the document title has 30 to 60 characters. */
  readonly titleSubject?: string;
  /** Meta description, 50 to 160 characters, unique. */
  readonly description: string;
  /** One sentence for lists and cards that link to the page, at most 110 characters. */
  readonly summary: string;
  readonly category?: CategoryId;
  /** Parent page in the breadcrumbs. @default the home page */
  readonly parent?: Path;
  readonly hero: Hero;
  /** Explanatory figures, at most three; their data is in `figures/<page>.ts`. */
  readonly figures?: readonly Figure[];
  /** Strands for the hero, where the drawing of a figure would be too close to the figure itself. */
  readonly rows?: readonly ArtRow[];
}
