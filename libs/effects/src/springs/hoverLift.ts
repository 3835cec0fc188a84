'use client';

import { SpringValue } from '@react-spring/web';
import { prefersReducedMotion } from '../motion/prefersReducedMotion';
import { springPresets, type SpringPreset } from './springPresets';

/** Rotation of a lifted element in degrees, clockwise (docs/requirements.md, section 5.3). */
const rotation = 8;

/** Scale of a lifted element (docs/requirements.md, section 5.3). */
const liftedScale = 1.15;

/**
 * Rotates and enlarges an element while it is hovered or has visible keyboard focus.
 *
 * Sets `rotate` and `scale` through the style object and removes both when the spring has returned. An element
 * that is already hovered or focused is lifted immediately. Reduced motion is checked at each start.
 * @returns a function that removes every listener and style
 */
export function hoverLift(element: HTMLElement, preset: SpringPreset = springPresets.social): () => void {
  const { style } = element;
  let progress = new SpringValue(0);
  const listeners = new AbortController();
  let hovered = element.matches(':hover');
  let focused = hasVisibleFocus(element);
  let lifted = false;

  const reset = (): void => {
    progress.stop(true);
    progress = new SpringValue(0);
    style.removeProperty('rotate');
    style.removeProperty('scale');
  };

  const update = (): void => {
    const shouldLift = hovered || focused;
    if (shouldLift === lifted) return;
    if (prefersReducedMotion()) {
      lifted = false;
      reset();
      return;
    }
    lifted = shouldLift;
    const current = progress;
    void current
      .start(shouldLift ? 1 : 0, {
        config: preset,
        onChange: () => {
          if (current !== progress) return;
          const value = current.get();
          style.rotate = `${value * rotation}deg`;
          style.scale = String(1 + value * (liftedScale - 1));
        },
      })
      .then(({ finished }) => {
        if (finished && !lifted) reset();
      });
  };

  const on = (type: keyof HTMLElementEventMap, setState: () => void): void =>
    element.addEventListener(
      type,
      () => {
        setState();
        update();
      },
      { signal: listeners.signal },
    );
  on('pointerenter', () => (hovered = true));
  on('pointerleave', () => (hovered = false));
  on('focusin', () => (focused = hasVisibleFocus(element)));
  on('focusout', () => (focused = false));
  update();

  return () => {
    listeners.abort();
    reset();
  };
}

/** Whether the element or a descendant shows a focus ring; a click focuses a link without one. */
function hasVisibleFocus(element: HTMLElement): boolean {
  return element.matches(':focus-visible') || element.querySelector(':focus-visible') !== null;
}
