import type { LinkComponentProps } from '@keystrand/ui';
import { Link } from 'react-router-dom';
import { isPagePath } from './isPagePath';

/** Link component of `ui`: a router link for pages, which `loading/prefetcher` loads ahead; otherwise a plain anchor. */
export function SiteLink({ href, ...rest }: LinkComponentProps) {
  if (!isPagePath(href)) return <a href={href} {...rest} />;
  // `discover` omits an attribute for routers that discover routes from a server.
  return <Link to={href} viewTransition discover="none" {...rest} />;
}
