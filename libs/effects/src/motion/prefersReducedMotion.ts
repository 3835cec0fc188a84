/** The media query behind every decision in this package to stand still. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/**
 * Whether the visitor asks for less motion, now.
 *
 * Where there is no `matchMedia` (on a server) the answer is `true`: nothing may move before the visitor could be asked.
 * @see WCAG 2.2, 2.3.3 Animation from Interactions; Media Queries 5, `prefers-reduced-motion`
 */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia !== 'function' || matchMedia(reducedMotionQuery).matches;
}
