import { NavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { parseObject, safeSessionStorage } from '../storage/safeStorage';

/** Key of the scroll positions, in CSS pixels by the key of the entry of the history (docs/requirements.md, section 12). */
const storageKey = 'scroll-positions';

const positions: Record<string, unknown> = { ...parseObject(safeSessionStorage.read(storageKey)) };

export function saveScrollPosition(key: string): void {
  positions[key] = scrollY;
}

export const savedScrollPosition = (key: string) => Number(positions[key] ?? 0) || 0;

/** Saves the positions for the next document of this tab. */
export function storeScrollPositions(): void {
  safeSessionStorage.write(storageKey, JSON.stringify(positions));
}

export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Scrolls to where Back and Forward lead, to the target of the fragment, or to the top. */
export function restoreScroll({ key, hash }: Location, navigationType: NavigationType): void {
  const isKnown = navigationType === NavigationType.Pop && key in positions;
  const target = fragmentTarget(hash);
  if (target && !isKnown) target.scrollIntoView();
  else scrollTo({ top: isKnown ? savedScrollPosition(key) : 0, behavior: 'instant' });
}
