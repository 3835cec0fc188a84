import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { documentTitle } from '../documentTitle';
import type { LoadedPage } from './pageData';
import { clearReloadMarker } from './reloadOnce';

/** Renders the loaded page and sets its title, unless it fails to render (`PageError` sets another one then). */
export function PageOutlet() {
  const { payload, Component } = useLoaderData<LoadedPage>();
  useEffect(() => {
    clearReloadMarker();
    document.title = documentTitle(payload.page);
  }, [payload]);
  return <Component key={payload.page.path} {...payload} />;
}
