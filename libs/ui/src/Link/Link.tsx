import { RouterLink } from './LinkProvider';
import type { LinkComponentProps } from './LinkProvider';

/**
 * Follows a page of this site with the application's router, and everything else (a fragment, another site, `mailto:`)
 * as the browser does: a fragment then moves the focus natively.
 *
 * Keyboard: Enter follows it.
 *
 * WCAG: a real link (4.1.2).
 */
export function Link(props: LinkComponentProps) {
  return props.href.startsWith('/') ? <RouterLink {...props} /> : <a {...props} />;
}
