import { TableOfContents } from '@keystrand/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onIdle } from './onIdle';
import * as styles from './PageContents.css';

/** Windows with a margin as wide as a heading in small print. */
const query = '(min-width: 114rem)';

const matches = () => matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Returns the sections of the shown page; none where it has a table of contents of its own. */
const readSections = () =>
  [...document.querySelectorAll('main:not(:has(nav > p)) h2')].flatMap((heading) => {
    const { id = '' } = heading.closest('main [id]') ?? {};
    return id ? [{ id, text: heading.textContent }] : [];
  });

/**
 * Renders links to the sections of the page in the margin of wide windows, with the current one marked where browsers
 * support `:target-current`. A page of one or two screens has none. Needs a `key` for each page.
 */
export function PageContents() {
  const hasMargin = useSyncExternalStore(subscribe, matches, () => false);
  const [sections, setSections] = useState<ReturnType<typeof readSections>>([]);
  useEffect(() => (hasMargin ? onIdle(() => setSections(readSections())) : undefined), [hasMargin]);
  if (!hasMargin || sections.length < 4) return null;
  return (
    <div className={styles.margin}>
      <TableOfContents items={sections} className={styles.contents} />
    </div>
  );
}
