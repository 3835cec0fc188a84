import type { PagePayload } from '@keystrand/content';
import type { ReactElement } from 'react';
import type { Icons } from '../document/pageIcons';

/** A page's payload with the icons that the page itself uses; the icons of the shell are part of its code. */
export interface PageData extends PagePayload {
  readonly icons: Icons;
}

/** A page ready to be shown. */
export interface LoadedPage {
  readonly path: string;
  /** Content of `<title>`. */
  readonly title: string;
  /** URL for search engines. */
  readonly canonical?: string | undefined;
  /** The component of its kind, or the content of its document (docs/decisions/0019). */
  readonly body: ReactElement;
}
