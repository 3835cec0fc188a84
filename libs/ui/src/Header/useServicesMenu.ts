import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { closedServicesMenu, reduceServicesMenu, servicesMenuDelay } from './servicesMenu';

/** Binds the pure rules of `servicesMenu` to pointer, focus, keyboard and timers. */
export function useServicesMenu(currentPath: string) {
  const [state, send] = useReducer(reduceServicesMenu, closedServicesMenu);
  const container = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The next focus comes from a press or from our own hand, and must not open. */
  const focusIsNotKeyboard = useRef(false);
  const open = state.openedBy !== null;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => send('page-changed'), [currentPath]);

  useEffect(() => {
    // What happened before hydration: the style sheet alone has opened the panel by then.
    if (container.current?.matches(':hover')) {
      send('pointer-entered');
      send('pointer-rested');
    } else if (container.current?.contains(document.activeElement)) send('button-focused');
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const focusWasInPanel =
        container.current?.contains(document.activeElement) && document.activeElement !== button.current;
      send('escape');
      if (focusWasInPanel) {
        focusIsNotKeyboard.current = true;
        button.current?.focus();
        focusIsNotKeyboard.current = false;
      }
    };
    const onPointerDown = (event: Event) => {
      if (!container.current?.contains(event.target as Node)) send('pressed-outside');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);

  const after = useCallback((milliseconds: number, event: 'pointer-rested' | 'pointer-stayed-away') => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(event), milliseconds);
  }, []);

  const containerProps = {
    ref: container,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      send('pointer-entered');
      after(servicesMenuDelay.open, 'pointer-rested');
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      send('pointer-left');
      after(servicesMenuDelay.close, 'pointer-stayed-away');
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) send('focus-left');
    },
  };

  const buttonProps = {
    ref: button,
    onPointerDown: () => {
      focusIsNotKeyboard.current = true;
    },
    onFocus: () => {
      if (!focusIsNotKeyboard.current) send('button-focused');
      focusIsNotKeyboard.current = false;
    },
    onClick: () => {
      focusIsNotKeyboard.current = false;
      send('button-clicked');
    },
  };

  return { open, containerProps, buttonProps, onChoose: () => send('link-chosen') };
}
