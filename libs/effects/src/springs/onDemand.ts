/** The animations that `motion` imports on demand, without the React hooks of `springs`. */
export { hoverLift } from './hoverLift';
export { playReveal } from './playReveal';
