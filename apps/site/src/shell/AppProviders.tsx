import { LinkProvider } from '@keystrand/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ApplicationError } from './ApplicationError';
import { SiteLink } from './SiteLink';

/** Provides the context and the outermost error boundary of the router, in the browser and in the prerender. */
export function AppProviders({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={ApplicationError}>
      <LinkProvider component={SiteLink}>{children}</LinkProvider>
    </ErrorBoundary>
  );
}
