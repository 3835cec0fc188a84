import { TableOfContents } from '@keystrand/ui';
import { useEffect, useState } from 'react';
import { onIdle } from './onIdle';
import * as styles from './PageContents.css';

/** Returns the sections of the shown page, unless it has a table of contents of its own. */
const readSections = () =>
  [...document.querySelectorAll('main:not(:has(nav [href^="#"])) h2')].flatMap((heading) => {
    // The content of a group of the directory has the id.
    const { id = '' } = heading.closest('main [id]') ?? heading.closest('details')?.lastElementChild ?? {};
    return id ? [{ id, text: heading.textContent }] : [];
  });

/** In the margin of wide windows; not on pages of one or two screens. Needs a `key` for each page. */
export function PageContents() {
  const [sections, setSections] = useState<ReturnType<typeof readSections>>([]);
  useEffect(() => {
    if (!matchMedia('(min-width: 114rem)').matches) return undefined;
    return onIdle(() => setSections(readSections()));
  }, []);
  if (sections.length < 4) return null;
  return (
    <div className={styles.margin}>
      <TableOfContents items={sections} className={styles.contents} />
    </div>
  );
}
