import type { IconName } from '@keystrand/ui';
import type { Path, RichText } from './text';

export interface Titled {
  readonly title: string;
  readonly description: string;
}

export interface Feature extends Titled {
  readonly icon: IconName;
}

/** One of the metrics listed in docs/requirements.md, section 10.2. No other figures are published. */
export type Metric = Readonly<Record<'value' | 'label', string>>;

/** A section of running text. */
export interface Passage {
  readonly heading: string;
  readonly paragraphs: readonly RichText[];
}

/** A section with one paragraph; as `action` of a page, its last one, with the buttons. */
export type Section = Readonly<Record<'heading' | 'text', string>>;

/** A link with a label of its own instead of the target page's title. */
export interface NamedLink {
  readonly label: string;
  readonly path: Path;
}

/** A link to another page, with the reason why a reader of this page would follow it. */
export interface RelatedPage {
  readonly path: Path;
  /** At most 110 characters, written for the page that links. */
  readonly text: string;
}

export interface Hero {
  /** Main heading. @default the page's title */
  readonly heading?: string;
  /** Follows the heading in the `h1`. */
  readonly slogan?: string;
  /** One or two sentences below the heading. */
  readonly lead: string;
}

/** One step of a process. */
export interface Step extends Titled {
  /** How long it typically takes, in words: `1 day`, `2 to 3 weeks`. */
  readonly duration?: string;
}

export interface Question {
  readonly question: string;
  readonly answer: RichText;
}
