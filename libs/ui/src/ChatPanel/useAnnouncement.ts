'use client';

import { useEffect, useState } from 'react';

/** Milliseconds without a change before a text is announced. */
const delay = 500;

/**
 * Debounces the text of a live region: returns `text` once it has not changed for half a second, and an empty string
 * before. Typing is then not announced at every letter, and a stale text is removed at once.
 */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(text);
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return announced === text ? announced : '';
}
