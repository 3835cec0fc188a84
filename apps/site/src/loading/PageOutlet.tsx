import { Fragment, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoadedPage } from './pageData';

/** Renders the page that the router has loaded, and sets its title unless it fails to render. */
export function PageOutlet() {
  const { path, title, body } = useLoaderData<LoadedPage>();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Fragment key={path}>{body}</Fragment>;
}
