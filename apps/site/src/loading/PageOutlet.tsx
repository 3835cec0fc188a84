import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { documentTitle } from '../documentTitle';
import { DocumentContent } from '../sections/DocumentContent';
import type { DocumentPage, LoadedPage } from './pageData';

/** Renders the loaded page and sets its title, unless it fails to render (`PageError` sets another one then). */
function RenderedPage({ payload, Component }: LoadedPage) {
  useEffect(() => {
    document.title = documentTitle(payload.page);
  }, [payload]);
  // The element that `DocumentContent` keeps.
  return (
    <div>
      <Component {...payload} />
    </div>
  );
}

/** Renders the page that the router has loaded, or keeps that of the document. */
export function PageOutlet() {
  const page = useLoaderData<LoadedPage | DocumentPage>();
  return 'documentPath' in page ? (
    <DocumentContent />
  ) : (
    <RenderedPage key={page.payload.page.path} {...page} />
  );
}
