'use client';

import { tsParticles, type Container } from '@tsparticles/engine';
import type { FieldDrawing, Point, Size } from '../FieldDrawing';
import type { ParticleConstants } from '../particleConstants';
import { particleOptions } from './particleOptions';

/** Draws without moving. The engine treats a factor of 0 as a whole frame. */
const zeroDelta = { value: 0, factor: Number.EPSILON };

/**
 * Change of a side of the canvas from which the particles are placed anew. The engine scales their positions, but not of
 * particles that it has not drawn yet, and moves those outside to the edge, where they would lie in one line.
 */
const extremeRatio = 3;

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

/**
 * Returns the drawing of a container.
 * @param setSize adapts the container to a new size of its canvas
 */
export function containerDrawing(
  container: Container,
  { addedOnClick }: ParticleConstants,
  setSize: (size: Size) => void,
): FieldDrawing {
  const { canvas, particles, retina } = container;
  const drawStill = (): void => canvas.render.drawParticles(zeroDelta);
  return {
    play: () => container.play(),
    pause: () => container.pause(),
    drawStill,
    resize(size) {
      const before = { ...canvas.size };
      setSize(size);
      // Resizing clears the canvas; drawing again in the same frame avoids a flicker.
      drawStill();
      const { width, height } = canvas.size;
      const ratios = [width / before.width, height / before.height];
      if (!ratios.some((ratio) => Math.max(ratio, 1 / ratio) >= extremeRatio)) return;
      for (const { position } of particles.filter(() => true)) {
        position.x = Math.random() * width;
        position.y = Math.random() * height;
      }
      drawStill();
    },
    push({ x, y }: Point) {
      particles.push(addedOnClick, { x: x * retina.pixelRatio, y: y * retina.pixelRatio });
    },
    destroy: () => destroyContainer(container),
  };
}
