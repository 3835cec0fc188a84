import { developmentError } from '../development/developmentError';
import { RouterLink } from './LinkProvider';
import type { LinkComponentProps } from './LinkProvider';

/**
 * Renders a link that uses the application's router for paths (`/about`) and the browser's own navigation for fragments,
 * other origins and `mailto:`. The browser then also moves focus to the target of a fragment.
 */
export function Link(props: LinkComponentProps) {
  if (process.env.NODE_ENV !== 'production' && typeof props.href !== 'string')
    throw developmentError('Link', '`href` is missing', 'Pass a path such as `/about`, a fragment or a URL');
  return props.href.startsWith('/') ? <RouterLink {...props} /> : <a {...props} />;
}
