'use client';

import { animated, useTransition, type SpringValues } from '@react-spring/web';
import type { ReactNode } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { springPresets, type SpringPreset } from './springPresets';

export { animated };

export type SlideStyle = SpringValues<{ x: string }>;

export interface SlideSpringOptions {
  /** Physical side from which the dialog slides in; pass `left` on right-to-left pages. @default 'right' */
  readonly side?: 'left' | 'right';
  /** @default springPresets.dialog */
  readonly preset?: SpringPreset;
}

/**
 * Slides a full-screen dialog in and out, and keeps it mounted until the exit animation has ended.
 *
 * A dialog that is reopened during its exit animation reverses. Without animation under reduced motion. For dialogs that
 * are rendered in the browser only: a strict Content-Security-Policy forbids the style attribute of a prerendered one.
 * @example
 * const renderDialog = useSlideSpring(open);
 * return renderDialog((style) => <animated.div style={style}>…</animated.div>);
 */
export function useSlideSpring(
  open: boolean,
  { side = 'right', preset = springPresets.dialog }: SlideSpringOptions = {},
): (render: (style: SlideStyle) => ReactNode) => ReactNode {
  const immediate = useReducedMotion();
  const offscreen = { x: side === 'right' ? '100%' : '-100%' };
  const transition = useTransition(open ? ['dialog'] : [], {
    from: offscreen,
    enter: { x: '0%' },
    leave: offscreen,
    config: preset,
    immediate,
  });
  return (render) => transition((style) => render(style));
}
