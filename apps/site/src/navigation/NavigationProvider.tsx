import { createContext, use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation, View } from './createNavigation';

const NavigationContext = createContext<Navigation | undefined>(undefined);

interface NavigationProviderProps {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Provides the navigation's view to the components within, and its location to the hooks of the router. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  const { subscribe, getView, getFirstView, navigator } = navigation;
  const { location, navigationType } = useSyncExternalStore(subscribe, getView, getFirstView);
  return (
    <NavigationContext value={navigation}>
      <Router location={location} navigationType={navigationType} navigator={navigator}>
        {children}
      </Router>
    </NavigationContext>
  );
}

/** Returns a part of the view, and renders the component again when that changes. */
export function useView<Part>(select: (view: View) => Part): Part {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useView needs a NavigationProvider around the component.');
  const { subscribe, getView, getFirstView } = navigation;
  return useSyncExternalStore(
    subscribe,
    () => select(getView()),
    () => select(getFirstView()),
  );
}
