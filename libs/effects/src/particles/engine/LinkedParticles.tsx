import { ParticlesProvider } from '@tsparticles/react';
import type { LoadDrawing } from '../FieldDrawing';
import { ParticleHost, type ParticleBackgroundProps } from '../ParticleHost';
import { drawCanvas } from './drawCanvas';
import { registerFeatures } from './registerFeatures';

const drawOnMainThread: LoadDrawing = (canvas, constants, signal) => {
  // The engine draws on the main thread through an OffscreenCanvas. Committing each of its frames to the page takes
  // about as long as drawing it, so the engine gets the visible canvas, which has the same methods.
  canvas.transferControlToOffscreen = () => canvas as HTMLCanvasElement & OffscreenCanvas;
  return drawCanvas(canvas, constants, signal);
};

/** Replaces the wrapper's `Particles`, which leaves a canvas on the body if it unmounts while it loads. */
export function LinkedParticles(props: Omit<ParticleBackgroundProps, 'createWorker'>) {
  return (
    <ParticlesProvider init={registerFeatures}>
      <ParticleHost {...props} loadDrawing={drawOnMainThread} />
    </ParticlesProvider>
  );
}
