import { useEffect, useState } from 'react';

export type Outcome = 'copied' | 'copyFailed' | 'cleared';

/** Milliseconds for which an outcome is shown. */
const shownFor = 3000;

/** How the last action went, for three seconds, and the function that reports it. */
export function useTransientStatus() {
  const [reported, setReported] = useState<{ readonly outcome: Outcome }>();
  useEffect(() => {
    if (!reported) return undefined;
    const timer = setTimeout(() => {
      setReported(undefined);
    }, shownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [reported]);
  const report = (outcome: Outcome) => {
    setReported({ outcome });
  };
  return [reported?.outcome, report] as const;
}
