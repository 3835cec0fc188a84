import { useEffect } from 'react';

/** Tells the bootstrap script, once, that the application has taken over: styles and kept clicks go by it. */
export function Live() {
  useEffect(() => {
    document.dispatchEvent(new Event('keystrand:live'));
  }, []);
  return null;
}
