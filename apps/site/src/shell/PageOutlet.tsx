import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { LoadedPage } from '../loading/kinds';
import { useView } from '../navigation/NavigationProvider';
import { restoreScroll } from '../navigation/scrollPositions';
import { startLazyLayout } from './lazyLayout';
import { PageError } from './PageError';

/** Renders the page, and sets its title unless it fails to render. */
function Page({ path, title, body }: LoadedPage) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Fragment key={path}>{body}</Fragment>;
}

/** Renders the page that has been loaded, or the error in its place, and scrolls to its top, fragment or last position. */
export function PageOutlet() {
  const page = useView((view) => view.page);
  const error = useView((view) => view.error);
  const location = useLocation();
  const navigationType = useNavigationType();
  // Scroll positions that are restored, and fragments, need the height of the whole page.
  const startsAtTop = location.hash === '' && navigationType !== NavigationType.Pop;
  useLayoutEffect(() => startLazyLayout(startsAtTop), [page, startsAtTop]);
  const shown = useRef(location);
  useLayoutEffect(() => {
    // The browser has scrolled the document itself.
    if (shown.current === location) return;
    shown.current = location;
    restoreScroll(location, navigationType);
  }, [location, navigationType]);

  if (!page) return <PageError error={error} />;
  return (
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[location]}>
      <Page {...page} />
    </ErrorBoundary>
  );
}
