'use client';

import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useHydrated } from '../useHydrated';
import { initialServicesMenuState, servicesMenuDelay, servicesMenuReducer } from './servicesMenuReducer';

/** Connects `servicesMenuReducer` to pointer, focus and keyboard events and to its timers. */
export function useServicesMenu(currentPath: string) {
  const [state, dispatch] = useReducer(servicesMenuReducer, initialServicesMenuState);
  const hydrated = useHydrated();
  const container = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the next focus event results from a press or from `focus()`, and must not open the panel. */
  const ignoreNextFocus = useRef(false);
  const open = state.openedBy !== null;

  const [renderedPath, setRenderedPath] = useState(currentPath);
  if (renderedPath !== currentPath) {
    setRenderedPath(currentPath);
    dispatch('page-changed');
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  // A panel that the style sheet has opened before hydration stays open: state takes over before the next paint.
  useLayoutEffect(() => {
    if (!hydrated) return;
    if (container.current?.matches(':hover')) {
      dispatch('pointer-entered');
      dispatch('open-delay-elapsed');
    } else if (container.current?.contains(document.activeElement)) dispatch('button-focused');
  }, [hydrated]);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const focusWasInPanel =
        container.current?.contains(document.activeElement) && document.activeElement !== button.current;
      dispatch('escape');
      if (focusWasInPanel) {
        ignoreNextFocus.current = true;
        button.current?.focus();
        ignoreNextFocus.current = false;
      }
    };
    // A press on the panel's background focuses no element, so the panel stays open.
    const onOutside = ({ target, type }: Event) => {
      if (!container.current?.contains(target as Node))
        dispatch(type === 'focusin' ? 'focused-outside' : 'pressed-outside');
    };
    const events = ['pointerdown', 'focusin'];
    document.addEventListener('keydown', onKeyDown);
    for (const type of events) document.addEventListener(type, onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const type of events) document.removeEventListener(type, onOutside);
    };
  }, [open]);

  const startTimer = useCallback(
    (milliseconds: number, action: 'open-delay-elapsed' | 'close-delay-elapsed') => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => dispatch(action), milliseconds);
    },
    [],
  );

  const containerProps = {
    ref: container,
    'data-hydrated': hydrated || undefined,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      dispatch('pointer-entered');
      startTimer(servicesMenuDelay.open, 'open-delay-elapsed');
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      dispatch('pointer-left');
      startTimer(servicesMenuDelay.close, 'close-delay-elapsed');
    },
  };

  const buttonProps = {
    ref: button,
    onPointerDown: () => {
      ignoreNextFocus.current = true;
    },
    onFocus: () => {
      if (!ignoreNextFocus.current) dispatch('button-focused');
      ignoreNextFocus.current = false;
    },
    onClick: () => {
      ignoreNextFocus.current = false;
      dispatch('button-clicked');
    },
  };

  return { openedBy: state.openedBy, containerProps, buttonProps, onChoose: () => dispatch('link-chosen') };
}
