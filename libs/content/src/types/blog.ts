import type { ArtRow } from '@keystrand/ui';
import type { CategoryId, PageBase } from './pageBase';
import type { Passage } from './parts';
import type { Block, Path } from './text';

export interface Article {
  /** Anchor on the page and identifier in the feed. */
  readonly id: string;
  readonly title: string;
  /** In one to three words, for a label. */
  readonly subject: string;
  readonly summary: string;
  /** ISO 8601 calendar date. */
  readonly date: string;
  /** ISO 8601 calendar date on which it was last checked against its sources. */
  readonly checked: string;
  readonly author: string;
  readonly category: CategoryId;
  /** Pages of the services it touches; they link back to the article. */
  readonly services: readonly [Path, ...Path[]];
  /** Draws what the article says, and nothing else; the caption explains the marks. `written`: day of writing, in hundredths of the width. */
  readonly figure: { readonly rows: readonly ArtRow[]; readonly written?: number; readonly caption: string };
  readonly body: readonly Block[];
  readonly sources: readonly { readonly title: string; readonly href: `https://${string}` }[];
}

export interface BlogPage extends PageBase {
  readonly kind: 'blog';
  /** Newest first. */
  readonly articles: readonly Article[];
  /** Who answers for an article, and how errors are corrected. */
  readonly corrections: Passage;
}
