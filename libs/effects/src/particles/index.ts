export { ParticleBackground } from './ParticleBackground';
export type { ParticleBackgroundProps } from './ParticleBackgroundProps';
export { particleConstants, type ParticleConstants } from './particleConstants';
