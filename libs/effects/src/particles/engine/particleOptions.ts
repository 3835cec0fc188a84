import type { ISourceOptions } from '@tsparticles/engine';
import { particleLimits, type ParticleConstants } from '../particleConstants';

/** Returns the options of the engine, without its own pausing, resizing and clicks, which `startParticleField` replaces. */
export function particleOptions(constants: ParticleConstants): ISourceOptions {
  const { count, color, opacity, size, linkDistance, speed, hover } = constants;
  return {
    autoPlay: false,
    detectRetina: true,
    fpsLimit: particleLimits.framesPerSecond,
    fullScreen: { enable: false },
    pauseOnBlur: false,
    pauseOnOutsideViewport: false,
    resize: { enable: false },
    // The default is 100 layers; all particles have the same depth.
    zLayers: 1,
    particles: {
      number: {
        value: count,
        density: { enable: false },
        limit: { mode: 'delete', value: Math.max(count, particleLimits.maxCount) },
      },
      paint: { fill: { color: { value: color }, enable: true } },
      shape: { type: 'circle' },
      opacity: { value: opacity },
      size: { value: size },
      links: { enable: true, color, distance: linkDistance, opacity, width: 1 },
      move: { enable: true, speed, outModes: { default: 'bounce' } },
    },
    interactivity: {
      detectsOn: 'window',
      events: { onHover: { enable: hover === 'repulse', mode: 'repulse' } },
      modes: { repulse: { distance: particleLimits.repulseDistance } },
    },
  };
}
