import { createContext, useContext } from 'react';

/** Loads code and data of the page at a path before it is visited. */
export type Prefetch = (path: string) => void;

/** Does nothing by default, as in stories of single components. */
const PrefetchContext = createContext<Prefetch>(() => undefined);

export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}
