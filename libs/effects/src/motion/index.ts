export { liftOnHover } from './liftOnHover';
export { prefersReducedMotion } from './prefersReducedMotion';
export { revealOnce } from './revealOnce';
export { useReducedMotion } from './useReducedMotion';
