import { useCallback, useState } from 'react';
import { safeLocalStorage } from '../../storage/safeStorage';

/** Key in local storage; present means paused. */
const key = 'particles-paused';

/** Returns whether the visitor has paused the particles, and a setter that stores the choice for later visits. */
export function useParticlesPaused(): readonly [boolean, (paused: boolean) => void] {
  const [paused, setPaused] = useState(() => safeLocalStorage.read(key) !== null);
  const setAndStore = useCallback((next: boolean) => {
    setPaused(next);
    if (next) safeLocalStorage.write(key, '');
    else safeLocalStorage.remove(key);
  }, []);
  return [paused, setAndStore];
}
