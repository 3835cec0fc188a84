import { SpringValue } from '@react-spring/web';
import { prefersReducedMotion } from '../motion/prefersReducedMotion';
import { springPresets, type SpringPreset } from './springPresets';

/** How far an element is lifted. */
export interface LiftOptions {
  /** Defaults to the social icons': tension 300, friction 10. */
  readonly preset?: SpringPreset;
  /** Tilt in degrees, clockwise. Defaults to 8. */
  readonly tilt?: number;
  /** Size as a multiple of the element's own. Defaults to 1.15. */
  readonly scale?: number;
}

/**
 * Tilts and enlarges an element while the pointer is over it or the keyboard focus is in it, and lets it swing back.
 *
 * Writes `rotate` and `scale` to the element's style object, so the layout never moves, and takes both back when the
 * element is at rest again. An element that is already hovered or focused is lifted at once. Nothing moves while the
 * visitor asks for less motion, which is checked at each start.
 * @returns a function that detaches every listener and puts the element back
 */
export function hoverLift(element: HTMLElement, options: LiftOptions = {}): () => void {
  const { preset = springPresets.social, tilt = 8, scale = 1.15 } = options;
  const { style } = element;
  let progress = new SpringValue(0);
  const listening = new AbortController();
  let hovered = element.matches(':hover');
  let focused = holdsVisibleFocus(element);
  let lifted = false;

  const putBack = (): void => {
    progress.stop(true);
    progress = new SpringValue(0);
    style.removeProperty('rotate');
    style.removeProperty('scale');
  };

  const follow = (): void => {
    const wanted = hovered || focused;
    if (wanted === lifted) return;
    if (prefersReducedMotion()) {
      lifted = false;
      putBack();
      return;
    }
    lifted = wanted;
    const current = progress;
    void current
      .start(wanted ? 1 : 0, {
        config: preset,
        onChange: () => {
          if (current !== progress) return;
          const now = current.get();
          style.rotate = `${now * tilt}deg`;
          style.scale = String(1 + now * (scale - 1));
        },
      })
      .then(({ finished }) => {
        if (finished && !lifted) putBack();
      });
  };

  const on = (type: keyof HTMLElementEventMap, apply: () => void): void =>
    element.addEventListener(
      type,
      () => {
        apply();
        follow();
      },
      { signal: listening.signal },
    );
  on('pointerenter', () => (hovered = true));
  on('pointerleave', () => (hovered = false));
  on('focusin', () => (focused = holdsVisibleFocus(element)));
  on('focusout', () => (focused = false));
  follow();

  return () => {
    listening.abort();
    putBack();
  };
}

/** A click leaves the focus behind; only a focus that is drawn as a ring counts. */
function holdsVisibleFocus(element: HTMLElement): boolean {
  return element.matches(':focus-visible') || element.querySelector(':focus-visible') !== null;
}
