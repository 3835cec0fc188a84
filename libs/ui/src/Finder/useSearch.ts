'use client';

import { useCallback, useRef, useState } from 'react';
import type { FinderSearch } from './types';

/** Returns the search once it is loaded, whether loading has failed, and the function that starts loading. */
export function useSearch(load: () => Promise<FinderSearch>) {
  const [state, setState] = useState<{ readonly search?: FinderSearch; readonly failed: boolean }>({
    failed: false,
  });
  const requested = useRef(false);

  const request = useCallback(() => {
    if (requested.current) return;
    requested.current = true;
    setState({ failed: false });
    load().then(
      (search) => {
        setState({ search, failed: false });
      },
      () => {
        // The next request loads again.
        requested.current = false;
        setState({ failed: true });
      },
    );
  }, [load]);

  return { ...state, request };
}
