import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoadedPage } from './kinds';
import { clearReloadMarker } from './reloadOnce';

/** Shows the loaded page through its kind's component. */
export function PageOutlet() {
  const { payload, Component } = useLoaderData<LoadedPage>();
  useEffect(clearReloadMarker, [payload]);
  return <Component key={payload.page.path} page={payload.page} payload={payload} />;
}
