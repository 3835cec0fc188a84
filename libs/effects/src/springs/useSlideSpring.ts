import { useTransition, type SpringValues } from '@react-spring/web';
import type { ReactNode } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { springPresets, type SpringPreset } from './springPresets';

/** The style of a sliding dialog, for an `animated` element. */
export type SlideStyle = SpringValues<{ x: string }>;

/** Which side a dialog slides from, and by which spring. */
export interface SlideSpringOptions {
  /** The physical side it comes from; a right-to-left page passes the other one. Defaults to `right`. */
  readonly side?: 'left' | 'right';
  /** Defaults to the dialog's: tension 300, friction 35, which does not swing. */
  readonly preset?: SpringPreset;
}

/**
 * Slides a full-screen dialog in from one side and out again: renders it while open and until its way out has ended.
 *
 * The same rules as `usePanelSpring`: browser only, one at a time, at once if the visitor asks for less motion.
 * @returns a function that renders the dialog, given its style, or nothing while it is closed
 */
export function useSlideSpring(
  open: boolean,
  options: SlideSpringOptions = {},
): (render: (style: SlideStyle) => ReactNode) => ReactNode {
  const { side = 'right', preset = springPresets.dialog } = options;
  const immediate = useReducedMotion();
  const away = { x: side === 'right' ? '100%' : '-100%' };
  const transition = useTransition(open ? ['dialog'] : [], {
    keys: (name) => name,
    from: away,
    enter: { x: '0%' },
    leave: away,
    config: preset,
    immediate,
  });
  return (render) => transition((style) => render(style));
}
