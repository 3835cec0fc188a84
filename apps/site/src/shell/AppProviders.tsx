import { LinkProvider } from '@keystrand/ui';
import type { ReactNode } from 'react';
import { PrefetchProvider } from './prefetch';
import type { Prefetch } from './prefetch';
import { SiteLink } from './SiteLink';

/** What browser and prerender both put around the router. */
export function AppProviders({
  prefetch,
  children,
}: {
  readonly prefetch: Prefetch;
  readonly children: ReactNode;
}) {
  return (
    <PrefetchProvider value={prefetch}>
      <LinkProvider component={SiteLink}>{children}</LinkProvider>
    </PrefetchProvider>
  );
}
