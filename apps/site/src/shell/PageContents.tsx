import { TableOfContents } from '@keystrand/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useView } from '../navigation/NavigationProvider';
import { onIdle } from './onIdle';
import * as styles from './PageContents.css';

/** Windows with a margin as wide as a heading in small print. */
const query = '(min-width: 114rem)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Returns the sections of the shown page; none where the page has a table of contents for them, as legal pages have. */
const readSections = () =>
  [...document.querySelectorAll('main:not(:has(nav ~ * > h2)) h2')].flatMap((heading) => {
    const { id = '' } = heading.closest('main [id]') ?? {};
    return id ? [{ id, text: heading.textContent }] : [];
  });

/**
 * Renders links to the sections of the page in the margin of wide windows, with the current one marked where browsers
 * support `:target-current`. A page of one or two screens has none.
 */
export function PageContents() {
  const page = useView((view) => view.page);
  const hasMargin = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  const [contents, setContents] = useState({ of: page, sections: [] as ReturnType<typeof readSections> });
  useEffect(
    () => (hasMargin ? onIdle(() => setContents({ of: page, sections: readSections() })) : undefined),
    [page, hasMargin],
  );
  if (!hasMargin || contents.of !== page || contents.sections.length < 4) return null;
  return (
    <div className={styles.margin}>
      <TableOfContents items={contents.sections} className={styles.contents} />
    </div>
  );
}
