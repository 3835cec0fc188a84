import { RouterLink } from './LinkProvider';
import type { LinkComponentProps } from './LinkProvider';

/**
 * Renders a link that uses the application's router for paths (`/about`) and the browser's own navigation for fragments,
 * other origins and `mailto:`. The browser then also moves focus to the target of a fragment.
 */
export function Link(props: LinkComponentProps) {
  return props.href.startsWith('/') ? <RouterLink {...props} /> : <a {...props} />;
}
