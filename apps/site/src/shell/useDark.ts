import { useSyncExternalStore } from 'react';

let noTransitions: CSSStyleSheet | undefined;

/** Lets colours change at once: with a change of the theme, the transition of every element would start. */
function withoutTransitions() {
  if (noTransitions) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*,::before,::after{transition:none!important}');
  noTransitions = sheet;
  document.adoptedStyleSheets.push(sheet);
  requestAnimationFrame(() => {
    setTimeout(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      noTransitions = undefined;
    });
  });
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(() => {
    withoutTransitions();
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
