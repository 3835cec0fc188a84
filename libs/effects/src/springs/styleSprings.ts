'use client';

import { SpringValue } from '@react-spring/web';
import { springPresets, type SpringPreset } from './springPresets';

export type StyleSpring = ReturnType<typeof createStyleSpring>;

/**
 * Creates a spring between 0 and 1 that sets styles through the style object: the Content-Security-Policy forbids style attributes.
 * @param place value at which the element is in its place and needs no styles
 */
function createStyleSpring(
  { style }: HTMLElement,
  config: SpringPreset,
  place: 0 | 1,
  getStyles: (value: number) => Readonly<Record<string, string>>,
) {
  let spring: SpringValue<number> | undefined;
  /** Ends the movement and removes the styles. */
  const reset = (): void => {
    spring?.stop(true);
    spring = undefined;
    for (const property of Object.keys(getStyles(place))) style.removeProperty(property);
  };
  return {
    /** Moves the element from where it is; removes the styles if it comes to rest in its place. */
    moveTo(goal: 0 | 1) {
      const current = (spring ??= new SpringValue(0));
      const onChange = (): void => {
        if (current === spring) Object.assign(style, getStyles(current.get()));
      };
      onChange();
      void current.start(goal, { config, onChange }).then(({ finished }) => {
        if (finished && goal === place) reset();
      });
    },
    reset,
  };
}

/** Creates a spring that rotates an element by 8° and scales it to 1.15 at 1 (docs/requirements.md, section 5.3). */
export const createLift = (element: HTMLElement, preset: SpringPreset = springPresets.social) =>
  createStyleSpring(element, preset, 0, (value) => ({
    rotate: `${value * 8}deg`,
    scale: String(1 + value * 0.15),
  }));

/** Creates a spring that hides an element 24 px below its place at 0 (docs/requirements.md, section 5.3). */
export const createReveal = (element: HTMLElement, preset: SpringPreset = springPresets.footer) =>
  createStyleSpring(element, preset, 1, (value) => ({
    opacity: String(value),
    translate: `0 ${(1 - value) * 24}px`,
  }));
