import type { PagePayload } from '@keystrand/content';
import type { ComponentType } from 'react';
import type { Icons } from '../document/pageIcons';
import type { PageProps } from '../pages/PageProps';

/** A page's payload with the icons that the page itself uses; the icons of the shell are part of its code. */
export interface PageData extends PagePayload {
  readonly icons: Icons;
}

interface PageHead {
  readonly path: string;
  /** Content of `<title>`. */
  readonly title: string;
  /** URL for search engines. */
  readonly canonical?: string | undefined;
}

/** A page with behaviour: its payload and the component of its kind. */
export interface LivePage extends PageHead {
  readonly payload: PagePayload;
  readonly Component: ComponentType<PageProps>;
}

/** A page ready to be shown; without behaviour, the children of an element of its document (docs/decisions/0019). */
export type LoadedPage = LivePage | (PageHead & { readonly content: Element });
