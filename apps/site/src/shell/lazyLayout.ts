import { laterSections } from './lazyLayout.css';
import { deferLaterSections } from './deferLaterSections';
import { onIdle } from './onIdle';

/** Number of elements after which a task lays out no further section. */
const taskSize = 25;

/**
 * Lays out the sections below the window in order, a few in a task, while the browser is idle. Until then, the attribute
 * `data-lazy-layout` of the root element keeps them out of the first paint.
 * @param isArriving whether a page change begins at the top of a page; the bootstrap sets the attribute for a document
 * @returns a function that ends it, for a page change
 */
export function startLazyLayout(isArriving: boolean): () => void {
  const { dataset } = document.documentElement;
  if (isArriving) deferLaterSections();
  const sections = [...document.querySelectorAll<HTMLElement>(laterSections)];
  const left = [...sections];
  const layOutAll = () => {
    delete dataset['lazyLayout'];
    for (const { dataset: marks } of sections) delete marks['laidOut'];
  };
  const layOutNext = () => {
    if (left.length === 0) {
      layOutAll();
      return;
    }
    for (let size = 0; size < taskSize && left.length > 0;) {
      const section = left.shift() as HTMLElement;
      section.dataset['laidOut'] = '';
      size += section.querySelectorAll('*').length;
    }
    cancel = onIdle(layOutNext);
  };
  let cancel = onIdle(layOutNext);
  return () => {
    cancel();
    // The next page may restore a scroll position, which needs the height of all its sections.
    layOutAll();
  };
}
