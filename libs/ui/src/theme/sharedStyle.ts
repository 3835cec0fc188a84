import { layered } from './layered';

/** Style functions of classes that several components use or extend; a component's own rules override them. */
export const { style, styleVariants, globalStyle } = layered('keystrand.components.shared');
