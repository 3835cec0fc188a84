import type { LinkComponentProps } from '@keystrand/ui';
import { Link } from 'react-router-dom';
import { usePrefetch } from './prefetch';

/** A path of a page: ours, and not a file such as the feed. */
function isPagePath(href: string) {
  return (
    href.startsWith('/') && !href.startsWith('//') && !/\.[a-z0-9]+$/i.test(href.split(/[?#]/, 1)[0] ?? '')
  );
}

/** The link that `ui` is given: a router link for pages, prefetched on intent; a plain anchor for all else. */
export function SiteLink({ href, onPointerEnter, onFocus, onTouchStart, ...rest }: LinkComponentProps) {
  const prefetch = usePrefetch();
  if (!isPagePath(href)) return <a href={href} {...rest} />;
  const intend = () => {
    prefetch(href.split(/[?#]/, 1)[0] ?? href);
  };
  return (
    <Link
      to={href}
      viewTransition
      // Routes are all known; the attribute this leaves out is there for routers that ask a server for them.
      discover="none"
      {...rest}
      onPointerEnter={(event) => {
        intend();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        intend();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        intend();
        onTouchStart?.(event);
      }}
    />
  );
}
