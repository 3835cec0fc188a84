import type { PagePayload } from '@keystrand/content';
import type { ReactElement } from 'react';
import type { Icons } from '../document/pageIcons';

/** A page's payload with the icons that only the page itself uses, not the shell. */
export interface PageData extends PagePayload {
  readonly icons: Icons;
}

/** A page ready to be shown. */
export interface LoadedPage {
  readonly path: string;
  readonly title: string;
  readonly canonical?: string | undefined;
  /** The component of its kind, or the content of its document (docs/decisions/0019). */
  readonly body: ReactElement;
}
