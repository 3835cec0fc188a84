import { commands } from 'vitest/browser';
import { settle } from '../conditions/settle.ts';
import { controls } from './controls.ts';
import { describeElement } from './describeElement.ts';

/** Smallest width and height of a target on a touch screen, in CSS pixels: of controls (WCAG 2.5.5), of links (2.5.8). */
const smallest = { control: 44, link: 24 };

/** Returns whether a link is part of a line of text, which both criteria exempt. */
const isInline = (element: Element) => getComputedStyle(element).display === 'inline';

/** Returns the box that can be pressed: with its label, for a control that has one around or beside it. */
function targetBox(element: HTMLElement) {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  };
}

/** Returns the controls smaller than 44 × 44 px and the links smaller than 24 × 24 px when a finger is the pointer. */
export async function smallTargets(): Promise<readonly string[]> {
  const targets = controls().filter(
    (element) =>
      element.matches('a, button, input, select, textarea, summary') &&
      !element.closest('[aria-hidden="true"]'),
  );
  if (targets.length === 0) return [];
  await commands.emulateTouch(true);
  try {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (!matchMedia('(pointer: coarse)').matches) throw new Error('The touch screen is not emulated.');
    // Under reduced motion every property has a short transition, at whose start its old value is measured.
    await settle();
    return targets.flatMap((element) => {
      if (isInline(element)) return [];
      const { width, height } = targetBox(element);
      const least = element.matches('a') ? smallest.link : smallest.control;
      // Half a pixel for rounding.
      if (Math.min(width, height) >= least - 0.5) return [];
      return [`${describeElement(element)}: ${String(Math.round(width))} × ${String(Math.round(height))}`];
    });
  } finally {
    await commands.emulateTouch(false);
  }
}
