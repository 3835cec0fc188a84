import { useEffect } from 'react';

/** Tells the bootstrap script, once, that the application has taken over: styles and kept clicks go by it. */
export function HydrationSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event('app:hydrated'));
  }, []);
  return null;
}
