export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** @see WCAG 2.2, 2.3.3 Animation from Interactions; Media Queries 5, `prefers-reduced-motion` */
export const prefersReducedMotion = () => matchMedia(reducedMotionQuery).matches;
