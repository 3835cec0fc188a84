import './base.css';
import { layered } from './layered';

/** Style functions of components. */
export const { style, styleVariants, globalStyle } = layered('keystrand.components.parts');
