import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keyboardInset, visibleBlockSize } from './ChatPanel.css';

/**
 * Tells an element how much of the window is in sight, through two variables on its style object: an on-screen keyboard
 * covers the window without making it smaller. A pinch zoom is no keyboard and changes nothing.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>, present: boolean): void {
  useEffect(() => {
    const { visualViewport: area } = window;
    const { current } = element;
    if (!present || !area || !current) return undefined;
    const [visible, hidden] = [visibleBlockSize, keyboardInset].map(propertyName) as [string, string];
    const measure = () => {
      if (area.scale > 1.01) return;
      const below = Math.max(0, document.documentElement.clientHeight - area.height - area.offsetTop);
      current.style.setProperty(visible, `${String(area.height)}px`);
      current.style.setProperty(hidden, `${String(below)}px`);
    };
    measure();
    area.addEventListener('resize', measure);
    area.addEventListener('scroll', measure);
    return () => {
      area.removeEventListener('resize', measure);
      area.removeEventListener('scroll', measure);
    };
  }, [element, present]);
}

/** `--name` of `var(--name)`. */
function propertyName(variable: string) {
  return variable.slice(4, -1);
}
