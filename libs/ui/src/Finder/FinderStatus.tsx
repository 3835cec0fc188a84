'use client';

import { useEffect, useState } from 'react';
import { visuallyHidden } from '../theme/focusRing.css';

/** Milliseconds without a change before a count is announced. */
const delay = 500;

/**
 * Renders a polite live region (WCAG 4.1.3). It is debounced, so that screen readers announce the count once typing has
 * stopped and not at every letter.
 */
export function FinderStatus({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, delay, text);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p role="status" className={visuallyHidden}>
      {announced === text ? text : ''}
    </p>
  );
}
