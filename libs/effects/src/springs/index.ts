export { springPresets, type SpringPreset } from './springPresets';
export { animated, useSlideSpring, type SlideSpringOptions, type SlideStyle } from './useSlideSpring';
