import { createContext, useContext } from 'react';

/** Fetches code and data of the page at a path ahead of its being asked for. */
export type Prefetch = (path: string) => void;

/** Does nothing where there is nothing to fetch from: in the prerender and in stories. */
const PrefetchContext = createContext<Prefetch>(() => undefined);

export const PrefetchProvider = PrefetchContext.Provider;

export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}
