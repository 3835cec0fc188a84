import { useTransition, type SpringValues } from '@react-spring/web';
import type { ReactNode } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { springPresets, type SpringPreset } from './springPresets';

/** The style of a panel on its way, for an `animated` element. */
export type PanelStyle = SpringValues<{ opacity: number; x: number; y: number; scale: number }>;

/** Where a panel comes from and goes to, and by which spring. */
export interface PanelSpringOptions {
  /** Defaults to the panel's: tension 380, friction 32. */
  readonly preset?: SpringPreset;
  /** Sideways distance from its place while closed, in CSS pixels. Defaults to 0. */
  readonly x?: number;
  /** Distance below its place while closed, in CSS pixels. Defaults to 12. */
  readonly y?: number;
  /** Size while closed, as a multiple of its own. Defaults to 0.98. */
  readonly scale?: number;
}

/**
 * Brings a small panel in and out: renders it while open and until its way out has ended.
 *
 * For panels that exist in the browser only: a prerendered one would carry a style attribute. A panel reopened on its
 * way out turns round; there is never a second one. Appears and goes at once if the visitor asks for less motion.
 * @returns a function that renders the panel, given its style, or nothing while it is closed
 * @example
 * const panel = usePanelSpring(open);
 * return panel((style) => <animated.div style={style}>…</animated.div>);
 */
export function usePanelSpring(
  open: boolean,
  options: PanelSpringOptions = {},
): (render: (style: PanelStyle) => ReactNode) => ReactNode {
  const { preset = springPresets.panel, x = 0, y = 12, scale = 0.98 } = options;
  const immediate = useReducedMotion();
  const closed = { opacity: 0, x, y, scale };
  const transition = useTransition(open ? ['panel'] : [], {
    keys: (name) => name,
    from: closed,
    enter: { opacity: 1, x: 0, y: 0, scale: 1 },
    leave: closed,
    config: preset,
    immediate,
  });
  return (render) => transition((style) => render(style));
}
