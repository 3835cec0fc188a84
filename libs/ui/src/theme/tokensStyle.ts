import { layered } from './layered';

/** Style function of the tokens, which sets custom properties. */
export const { globalStyle } = layered('keystrand.tokens');
