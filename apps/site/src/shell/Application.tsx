import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Navigation } from '../navigation/createNavigation';
import { NavigationProvider } from '../navigation/NavigationProvider';
import { Shell } from './Shell';

interface ApplicationProps {
  readonly navigation: Navigation;
  readonly onHydrated?: () => void;
}

/** Renders the shell in the outermost error boundary, in the browser and in the prerender. */
export function Application({ navigation, onHydrated }: ApplicationProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <ErrorBoundary FallbackComponent={ApplicationError}>
      <NavigationProvider navigation={navigation}>
        <Shell />
      </NavigationProvider>
    </ErrorBoundary>
  );
}

/** Uses no component, context or style, since any of them may be what failed. Its links load a new document. */
function ApplicationError() {
  return (
    <main>
      <div role="alert">
        <h1>Something went wrong.</h1>
      </div>
      <p>
        {/* The address of the document without its fragment, which would only scroll. */}
        <a href="" target="_self">
          Reload the page
        </a>
      </p>
      <p>
        <a href="/" target="_self">
          Home
        </a>
      </p>
    </main>
  );
}
