export { ParticleBackground, type ParticleBackgroundProps } from './ParticleBackground';
export { particleConstants, particleLimits, type ParticleConstants } from './particleConstants';
export { particleOptions } from './particleOptions';
