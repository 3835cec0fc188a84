import type { PagePayload } from '@keystrand/content';
import type { ComponentType } from 'react';
import type { Icons } from '../document/pageIcons';
import type { PageProps } from '../pages/PageProps';

/** A page's payload with the icons that the page itself uses; the icons of the shell are part of its code. */
export interface PageData extends PagePayload {
  readonly icons: Icons;
}

/** Contents of a page's data file, as the prerender writes it and the browser fetches it. */
export interface DataFile extends PageData {
  /** Path of the entry chunk that the data was built for. */
  readonly build: string;
}

/** The page of the document, whose content stays as it was prerendered (docs/decisions/0019). */
export interface DocumentPage {
  readonly documentPath: string;
}

/** A page ready to render: its payload and the component of its kind. */
export interface LoadedPage {
  readonly payload: PagePayload;
  readonly Component: ComponentType<PageProps>;
}
