import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether something that opens and closes is still on the page: while open, and until the animations that its closing
 * has started are over; where nothing is animated it leaves at once.
 */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    if (open) return;
    // Harmless where it has been opened again meanwhile: an open one is present at the next render.
    const leave = () => {
      setPresent(false);
    };
    const animations = element.current?.getAnimations?.() ?? [];
    Promise.all(animations.map(({ finished }) => finished)).then(leave, leave);
  }, [open, element]);

  return present;
}
