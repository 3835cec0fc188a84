export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/**
 * Returns whether the user prefers reduced motion. `true` where there is no `matchMedia` (on a server).
 * @see WCAG 2.2, 2.3.3 Animation from Interactions; Media Queries 5, `prefers-reduced-motion`
 */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia !== 'function' || matchMedia(reducedMotionQuery).matches;
}
