'use client';

import { tsParticles, type Container } from '@tsparticles/engine';
import type { FieldDrawing, Point } from '../FieldDrawing';
import type { ParticleConstants } from '../particleConstants';
import { particleOptions } from './particleOptions';

/** Draws without moving. The engine treats a factor of 0 as a whole frame. */
const zeroDelta = { value: 0, factor: Number.EPSILON };

let fieldCount = 0;

/**
 * Loads the particles of a canvas, not yet moving. The engine features that the options use must be registered before.
 * @throws if the engine fails to start
 */
export async function loadContainer(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  constants: ParticleConstants,
): Promise<Container> {
  fieldCount += 1;
  const container = await tsParticles.load({
    id: `particle-field-${fieldCount}`,
    // The engine's type lacks the OffscreenCanvas that it accepts.
    element: canvas as HTMLElement,
    options: particleOptions(constants),
  });
  if (!container) throw new Error('@keystrand/effects: the particle engine did not start.');
  return container;
}

/**
 * Destroys a container and removes it from all maps of the engine's plugin manager. `destroy` leaves it in the map of
 * path generators (tsParticles 4.4), which then keeps its particles and its canvas in memory.
 */
function destroyContainer(container: Container): void {
  container.destroy();
  for (const map of Object.values<unknown>({ ...tsParticles.pluginManager })) {
    if (map instanceof Map) map.delete(container);
  }
}

/** Returns the parts of a drawing that are the same for every kind of canvas. */
export function containerDrawing(
  container: Container,
  { addedOnClick }: ParticleConstants,
): Omit<FieldDrawing, 'resize'> {
  return {
    play: () => container.play(),
    pause: () => container.pause(),
    drawStill: () => container.canvas.render.drawParticles(zeroDelta),
    push({ x, y }: Point) {
      const ratio = container.retina.pixelRatio;
      container.particles.push(addedOnClick, { x: x * ratio, y: y * ratio });
    },
    destroy: () => destroyContainer(container),
  };
}
