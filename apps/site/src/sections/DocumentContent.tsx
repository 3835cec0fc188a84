import { useEffect } from 'react';
import { clearReloadMarker } from '../loading/reloadOnce';
import { usePrefetch } from '../shell/prefetch';
import { StaticMarkup } from './StaticMarkup';

/**
 * Keeps the prerendered content of the document's page. When the visitor leaves the page, loads its code and data, so that
 * Back needs no request.
 */
export function DocumentContent({ path }: { readonly path: string }) {
  const prefetch = usePrefetch();
  useEffect(() => {
    clearReloadMarker();
    return () => {
      prefetch(path);
    };
  }, [path, prefetch]);
  return <StaticMarkup />;
}
