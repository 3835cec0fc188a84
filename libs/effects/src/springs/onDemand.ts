/** What `motion` fetches when it is needed: the two motions without the hooks, which are a fifth of the weight. */
export { hoverLift } from './hoverLift';
export { playReveal } from './playReveal';
