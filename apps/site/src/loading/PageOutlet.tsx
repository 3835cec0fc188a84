import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { DocumentContent } from '../sections/DocumentContent';
import type { LoadedPage } from './pageData';

/** Renders a page and sets its title, unless it fails to render (`PageError` sets another one then). */
function PageContent({ page }: { readonly page: LoadedPage }) {
  useEffect(() => {
    document.title = page.title;
  }, [page]);
  if ('content' in page) return <DocumentContent content={page.content} />;
  const { Component, payload } = page;
  // The element that `DocumentContent` keeps.
  return (
    <div>
      <Component {...payload} />
    </div>
  );
}

/** Renders the page that the router has loaded. */
export function PageOutlet() {
  const page = useLoaderData<LoadedPage>();
  return <PageContent key={page.path} page={page} />;
}
