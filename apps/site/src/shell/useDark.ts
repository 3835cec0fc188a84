import { useSyncExternalStore } from 'react';

/** Lets colours change at once. A style sheet without transitions would style every element again, twice. */
function endTransitions() {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(() => {
    endTransitions();
    onChange();
  });
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => {
    observer.disconnect();
  };
}

/** Returns whether the dark theme is active, from the class that `bootstrap/theme.ts` sets on the root element. */
export function useDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.classList.contains('dark'),
    () => false,
  );
}
