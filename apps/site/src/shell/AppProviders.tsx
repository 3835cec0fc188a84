import { LinkProvider } from '@keystrand/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ApplicationError } from './ApplicationError';
import { PrefetchProvider } from './prefetch';
import type { Prefetch } from './prefetch';
import { SiteLink } from './SiteLink';

/** Provides the context and the outermost error boundary of the router, in the browser and in the prerender. */
export function AppProviders({
  prefetch,
  children,
}: {
  readonly prefetch: Prefetch;
  readonly children: ReactNode;
}) {
  return (
    <ErrorBoundary FallbackComponent={ApplicationError}>
      <PrefetchProvider value={prefetch}>
        <LinkProvider component={SiteLink}>{children}</LinkProvider>
      </PrefetchProvider>
    </ErrorBoundary>
  );
}
