import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * Creates a hook for a component that is loaded on demand, outside Suspense. The hook returns the component, undefined until
 * it is loaded, and a function that loads it. Once loaded, the component is there from the first render on. A failed load
 * rejects and can be repeated.
 */
export function createLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function useLazyComponent() {
    const [Component, setComponent] = useState(() => loaded);
    const load = useCallback(async () => {
      loaded ??= await importComponent();
      setComponent(() => loaded);
    }, []);
    return [Component, load] as const;
  };
}
