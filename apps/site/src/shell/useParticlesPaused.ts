import { useState } from 'react';

/** Key in local storage; present means paused. */
const key = 'particles-paused';

/** Whether the visitor has paused the particles, remembered across visits; for this visit only where storage is blocked. */
export function useParticlesPaused(): readonly [boolean, (paused: boolean) => void] {
  const [paused, setPaused] = useState(() => {
    try {
      return typeof localStorage !== 'undefined' && localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  });
  const remember = (next: boolean) => {
    setPaused(next);
    try {
      if (next) localStorage.setItem(key, '');
      else localStorage.removeItem(key);
    } catch {
      // Blocked storage: the choice holds for this visit.
    }
  };
  return [paused, remember];
}
