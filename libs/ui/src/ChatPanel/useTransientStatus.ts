'use client';

import { useEffect, useState } from 'react';

export type Status = 'copied' | 'copyFailed' | 'cleared';

/** Milliseconds for which a status is shown. */
const shownFor = 3000;

/** Returns the result of the latest action for three seconds, and the function that sets it. */
export function useTransientStatus() {
  // An object, so that setting the same status again restarts the timer.
  const [latest, setLatest] = useState<{ readonly status: Status }>();
  useEffect(() => {
    if (!latest) return undefined;
    const timer = setTimeout(() => {
      setLatest(undefined);
    }, shownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [latest]);
  const setStatus = (status: Status) => {
    setLatest({ status });
  };
  return [latest?.status, setStatus] as const;
}
