import { useEffect, useState } from 'react';

/** Milliseconds that a text must hold before it is announced. */
const holdTime = 500;

/**
 * What the status region says: `wanted` once it has held for half a second, and nothing as soon as it no longer holds.
 * Typing is then not interrupted at every letter, and what is overtaken is never read out.
 */
export function useAnnouncement(wanted: string): string {
  const [held, setHeld] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setHeld(wanted);
    }, holdTime);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted]);
  return held === wanted ? held : '';
}
