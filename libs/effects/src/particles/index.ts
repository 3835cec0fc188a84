export { ParticleBackground } from './ParticleBackground';
export type { ParticleBackgroundProps } from './ParticleHost';
export { particleConstants, type ParticleConstants } from './particleConstants';
