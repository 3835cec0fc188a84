import type { LinkComponentProps } from '@keystrand/ui';
import { Link } from 'react-router-dom';
import { isPagePath } from './isPagePath';
import { usePrefetch } from './prefetch';

/** Link component of `ui`: a router link for pages, prefetched on hover, focus and touch; otherwise a plain anchor. */
export function SiteLink({ href, onPointerEnter, onFocus, onTouchStart, ...rest }: LinkComponentProps) {
  const prefetch = usePrefetch();
  if (!isPagePath(href)) return <a href={href} {...rest} />;
  const prefetchTarget = () => {
    prefetch(href.split(/[?#]/, 1)[0] ?? href);
  };
  return (
    <Link
      to={href}
      viewTransition
      // Omits an attribute for routers that discover routes from a server.
      discover="none"
      {...rest}
      onPointerEnter={(event) => {
        prefetchTarget();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchTarget();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        prefetchTarget();
        onTouchStart?.(event);
      }}
    />
  );
}
