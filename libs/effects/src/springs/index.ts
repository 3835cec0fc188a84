export { animated } from './animated';
export { hoverLift } from './hoverLift';
export { playReveal, type Reveal } from './playReveal';
export { springPresets, type SpringPreset } from './springPresets';
export { useSlideSpring, type SlideSpringOptions, type SlideStyle } from './useSlideSpring';
