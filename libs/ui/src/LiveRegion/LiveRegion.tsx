'use client';

import { useEffect, useState } from 'react';
import { visuallyHidden } from '../theme/focusRing.css';

/** Milliseconds without a change before a text is announced. */
const delay = 500;

/**
 * Renders a polite live region (WCAG 4.1.3). It is debounced, so that screen readers announce a text once typing has stopped
 * and not at every letter; a stale text is removed at once.
 */
export function LiveRegion({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, delay, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={visuallyHidden}>
      {announced === text ? text : ''}
    </p>
  );
}
