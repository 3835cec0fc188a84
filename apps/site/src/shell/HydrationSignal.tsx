import { useEffect } from 'react';

/** Dispatches `app:hydrated` once; the bootstrap script then sets `data-hydrated` and replays a pending click. */
export function HydrationSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event('app:hydrated'));
  }, []);
  return null;
}
