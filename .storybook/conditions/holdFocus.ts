const events = ['focus', 'blur', 'focusin', 'focusout'];

const silence = (event: Event): void => {
  event.stopImmediatePropagation();
};

/**
 * Stops handlers of focus events, so that the story keeps its state while the focus moves or the focused element is hidden.
 * Returns a function that gives the focus back and lets the handlers run again.
 */
export function holdFocus(): () => void {
  const focused = document.activeElement;
  for (const event of events) window.addEventListener(event, silence, true);
  return () => {
    (document.activeElement as HTMLElement | null)?.blur();
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
    for (const event of events) window.removeEventListener(event, silence, true);
  };
}
