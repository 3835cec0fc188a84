import { Fragment, useEffect, useLayoutEffect } from 'react';
import { useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import type { LoadedPage } from '../loading/kinds';
import { startLazyLayout } from './lazyLayout';

/** Renders the page that the router has loaded, and sets its title unless it fails to render. */
export function PageOutlet() {
  const { path, title, body } = useLoaderData<LoadedPage>();
  // Scroll positions that are restored, and fragments, need the height of the whole page.
  const navigationType = useNavigationType();
  const startsAtTop = useLocation().hash === '' && navigationType !== 'POP';
  useLayoutEffect(() => startLazyLayout(startsAtTop), [path, startsAtTop]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Fragment key={path}>{body}</Fragment>;
}
