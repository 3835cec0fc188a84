export { animated } from '@react-spring/web';
export { hoverLift, type LiftOptions } from './hoverLift';
export { playReveal, type RevealOptions } from './playReveal';
export { expandHeight } from './expandHeight';
export { springPresets, type SpringPreset } from './springPresets';
export { type SpringRun } from './springRun';
export { usePanelSpring, type PanelSpringOptions, type PanelStyle } from './usePanelSpring';
export { useSlideSpring, type SlideSpringOptions, type SlideStyle } from './useSlideSpring';
