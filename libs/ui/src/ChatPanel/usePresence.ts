'use client';

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns whether an element that opens and closes is to be rendered: while open, and until its exit animations have
 * finished. Without animations it is removed at once.
 */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    if (open) return;
    // If the element has been opened again meanwhile, the next render sets it present again.
    const remove = () => {
      setPresent(false);
    };
    const animations = element.current?.getAnimations?.() ?? [];
    Promise.all(animations.map(({ finished }) => finished)).then(remove, remove);
  }, [open, element]);

  return present;
}
