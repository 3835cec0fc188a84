'use client';

import { useCallback, useRef, useState } from 'react';
import type { FinderSearch } from './types';

export function useSearch(load: () => Promise<FinderSearch>) {
  const [search, setSearch] = useState<FinderSearch>();
  const [failed, setFailed] = useState(false);
  const loading = useRef<Promise<void>>(undefined);

  const request = useCallback(() => {
    setFailed(false);
    loading.current ??= load().then(
      (loaded) => setSearch(() => loaded),
      () => {
        // The next request loads again.
        loading.current = undefined;
        setFailed(true);
      },
    );
  }, [load]);

  return { search, failed, request };
}
