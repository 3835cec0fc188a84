export { liftOnHover } from './liftOnHover';
export { revealOnce } from './revealOnce';
export { useReducedMotion } from './useReducedMotion';
