import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoadedPage } from './pageData';
import { clearReloadMarker } from './reloadOnce';

/** Renders the loaded page. */
export function PageOutlet() {
  const { payload, Component } = useLoaderData<LoadedPage>();
  useEffect(clearReloadMarker, [payload]);
  return <Component key={payload.page.path} {...payload} />;
}
