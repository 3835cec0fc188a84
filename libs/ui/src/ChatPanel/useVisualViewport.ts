import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keyboardInset, visibleBlockSize } from './ChatPanel.css';

/**
 * Writes the height of the visual viewport, and the height of the overlay over the lower edge of the layout viewport, to two
 * CSS variables of an element: an on-screen keyboard shrinks only the visual viewport. Pinch zoom is ignored.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    const { current } = element;
    if (!open || !viewport || !current) return undefined;
    const update = () => {
      if (viewport.scale > 1.01) return;
      const inset = Math.max(0, document.documentElement.clientHeight - viewport.height - viewport.offsetTop);
      current.style.setProperty(visibleBlockSize, `${String(viewport.height)}px`);
      current.style.setProperty(keyboardInset, `${String(inset)}px`);
    };
    update();
    const listeners = new AbortController();
    for (const type of ['resize', 'scroll'])
      viewport.addEventListener(type, update, { signal: listeners.signal });
    return () => listeners.abort();
  }, [element, open]);
}
