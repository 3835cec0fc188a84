'use client';

import { ParticlesProvider } from '@tsparticles/react';
import { drawOnMainThread } from './drawOnMainThread';
import type { ParticleBackgroundProps } from '../ParticleBackgroundProps';
import { ParticleHost } from '../ParticleHost';
import { registerFeatures } from './registerFeatures';

/**
 * Renders the particles of `ParticleBackground` on the main thread. Replaces the wrapper's `Particles`, which leaves a canvas
 * on the body if it unmounts while it loads.
 */
export function LinkedParticles(props: Omit<ParticleBackgroundProps, 'createWorker'>) {
  return (
    <ParticlesProvider init={registerFeatures}>
      <ParticleHost {...props} loadDrawing={drawOnMainThread} />
    </ParticlesProvider>
  );
}
