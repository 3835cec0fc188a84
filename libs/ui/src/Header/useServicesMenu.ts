import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useHydrated } from '../useHydrated';

/** The input that opened the panel; null while it is closed. Only a click pins it. */
type OpenedBy = 'hover' | 'focus' | 'click' | null;

/** Milliseconds of hovering before the panel opens, and after the pointer has left before it closes (WCAG 1.4.13). */
const delay = { open: 150, close: 300 } as const;

/** Opens and closes the Services panel (docs/requirements.md, section 4.2). */
export function useServicesMenu(currentPath: string) {
  const [openedBy, setOpenedBy] = useState<OpenedBy>(null);
  const [hovered, setHovered] = useState(false);
  const hydrated = useHydrated();
  const container = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the next focus event results from a press or from `focus()`, and must not open the panel. */
  const ignoreNextFocus = useRef(false);

  const [renderedPath, setRenderedPath] = useState(currentPath);
  if (renderedPath !== currentPath) {
    setRenderedPath(currentPath);
    setOpenedBy(null);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Also ends the delay of opening. Hovering then opens the panel only after the pointer has left and returned. */
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpenedBy(null);
  }, []);

  // A panel that the style sheet has opened before hydration stays open: state takes over before the next paint.
  useLayoutEffect(() => {
    if (!hydrated) return;
    if (container.current?.matches(':hover')) setOpenedBy('hover');
    else if (container.current?.contains(document.activeElement)) setOpenedBy('focus');
  }, [hydrated]);

  useEffect(() => {
    if (openedBy === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const focusWasInPanel =
        container.current?.contains(document.activeElement) && document.activeElement !== button.current;
      close();
      if (focusWasInPanel) {
        ignoreNextFocus.current = true;
        button.current?.focus();
        ignoreNextFocus.current = false;
      }
    };
    // A press on the panel's background focuses no element, so the panel stays open. Opened by hover, it closes when the
    // pointer has left.
    const onOutside = ({ target, type }: Event) => {
      const ignored = type === 'focusin' && openedBy === 'hover';
      if (!ignored && !container.current?.contains(target as Node)) close();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', onKeyDown, { signal });
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onOutside, { signal });
    return () => listeners.abort();
  }, [openedBy, close]);

  const startTimer = (milliseconds: number, next: (current: OpenedBy) => OpenedBy) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpenedBy, milliseconds, next);
  };

  return {
    openedBy,
    hovered,
    containerProps: {
      ref: container,
      'data-hydrated': hydrated || undefined,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        setHovered(true);
        startTimer(delay.open, (current) => current ?? 'hover');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        setHovered(false);
        startTimer(delay.close, (current) => (current === 'hover' ? null : current));
      },
    },
    buttonProps: {
      ref: button,
      onPointerDown: () => (ignoreNextFocus.current = true),
      onFocus: () => {
        if (!ignoreNextFocus.current) setOpenedBy((current) => current ?? 'focus');
        ignoreNextFocus.current = false;
      },
      onClick: () => {
        ignoreNextFocus.current = false;
        if (openedBy === 'focus' || openedBy === 'click') close();
        else setOpenedBy('click');
      },
    },
    onChoose: close,
  };
}
