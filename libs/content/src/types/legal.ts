import type { ArtRow } from '@keystrand/ui';
import type { PageBase } from './pageBase';
import type { Block } from './text';

export interface LegalPage extends PageBase {
  readonly kind: 'legal';
  /** ISO 8601 calendar date of the last change. */
  readonly updated: string;
  /** Drawing of the hero. */
  readonly rows: readonly ArtRow[];
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly blocks: readonly Block[];
  }[];
}
