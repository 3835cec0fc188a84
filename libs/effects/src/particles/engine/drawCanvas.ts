import { tsParticles, type ICoordinates as Point } from '@tsparticles/engine';
import type { FieldDrawing } from '../FieldDrawing';
import type { ParticleConstants } from '../particleConstants';
import { particleOptions } from './particleOptions';
import { setCanvasSize } from './setCanvasSize';

/** Draws without moving. The engine treats a factor of 0 as a whole frame. */
const zeroDelta = { value: 0, factor: Number.EPSILON };

/** The state of the pointer that the engine's plugin for interactivity keeps for a container. */
interface InteractivityPlugin {
  readonly interactionManager: {
    readonly interactivityData: { status: string; mouse: { position: Point | undefined; inside: boolean } };
  };
}

let fieldCount = 0;

/**
 * Draws in a canvas of the page, or in an `OffscreenCanvas` that has the size of its element in CSS pixels. The engine
 * features that the options use must be registered before.
 * @param signal releases everything when it is aborted
 * @throws if the engine fails to start
 */
export async function drawCanvas(
  element: HTMLCanvasElement | OffscreenCanvas,
  constants: ParticleConstants,
  signal?: AbortSignal,
): Promise<FieldDrawing> {
  fieldCount += 1;
  const container = await tsParticles.load({
    id: `particle-field-${fieldCount}`,
    // The engine's type lacks the OffscreenCanvas that it accepts.
    element: element as HTMLElement,
    options: particleOptions(constants),
  });
  if (!container) throw new Error('@keystrand/effects: the particle engine did not start.');
  const { canvas, particles, plugins, retina } = container;
  const toPixels = ({ x, y }: Point): Point => ({ x: x * retina.pixelRatio, y: y * retina.pixelRatio });
  const drawStill = (): void => canvas.render.drawParticles(zeroDelta);
  drawStill();
  const destroy = (): void => {
    container.destroy();
    // `destroy` leaves it in the map of path generators (tsParticles 4.4), which keeps its particles and canvas in memory.
    for (const map of Object.values<unknown>({ ...tsParticles.pluginManager }))
      if (map instanceof Map) map.delete(container);
  };
  signal?.addEventListener('abort', destroy);
  if (signal?.aborted) destroy();
  return {
    play: () => container.play(),
    pause: () => container.pause(),
    resize(size) {
      const { width: widthBefore, height: heightBefore } = canvas.size;
      setCanvasSize(container, size);
      for (const plugin of plugins) plugin.resize?.();
      // Resizing clears the canvas; drawing again in the same frame avoids a flicker.
      drawStill();
      const { width, height } = canvas.size;
      const ratios = [width / widthBefore, height / heightBefore];
      if (ratios.every((ratio) => ratio > 1 / 3 && ratio < 3)) return;
      // The engine scales positions, but not of particles that it has not drawn yet, and moves those outside to the edge,
      // where they would lie in one line.
      for (const { position } of particles.filter(() => true)) {
        position.x = Math.random() * width;
        position.y = Math.random() * height;
      }
      drawStill();
    },
    push: (point) => particles.push(constants.addedOnClick, toPixels(point)),
    movePointer(point) {
      for (const plugin of plugins) {
        if (!('interactionManager' in plugin)) continue;
        const { interactivityData } = (plugin as unknown as InteractivityPlugin).interactionManager;
        interactivityData.status = point ? 'pointermove' : 'pointerleave';
        Object.assign(interactivityData.mouse, { inside: !!point, position: point && toPixels(point) });
      }
    },
  };
}
