import type { Figure } from '../figures/types';
import type { Hero } from './parts';
import type { Path } from './text';

/** The seven service categories of the header, in display order (docs/requirements.md, section 4.1). */
export type CategoryId =
  'blockchain' | 'web3' | 'cybersecurity' | 'software' | 'consulting' | 'solutions' | 'other';

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
}
