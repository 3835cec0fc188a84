export { ParticleBackground, type ParticleBackgroundProps } from './ParticleBackground';
export { particleConstants, type ParticleConstants } from './particleConstants';
