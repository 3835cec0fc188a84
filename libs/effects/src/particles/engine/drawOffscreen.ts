'use client';

import { containerDrawing, loadContainer } from './containers';
import type { FieldDrawing, Point } from '../FieldDrawing';
import type { ParticleConstants } from '../particleConstants';
import { setCanvasSize } from './setCanvasSize';

/** The state of the pointer that the engine's plugin for interactivity keeps for a container. */
interface InteractivityPlugin {
  readonly interactionManager: {
    readonly interactivityData: {
      status?: string;
      readonly mouse: { position?: Point; inside: boolean };
    };
  };
}

/** A drawing in a canvas whose element the engine cannot reach. */
export interface OffscreenDrawing extends FieldDrawing {
  /** Tells where the pointer is; undefined if it is not over the page. */
  readonly movePointer: (point: Point | undefined) => void;
}

/**
 * Draws in an `OffscreenCanvas`, in a worker or on the main thread.
 * @param canvas has the size of its element, in CSS pixels
 * @throws if the engine fails to start
 */
export async function drawOffscreen(
  canvas: OffscreenCanvas,
  constants: ParticleConstants,
): Promise<OffscreenDrawing> {
  const container = await loadContainer(canvas, constants);
  const drawing = containerDrawing(container, constants, (size) => {
    setCanvasSize(container, size);
    for (const plugin of container.plugins) plugin.resize?.();
  });
  return {
    ...drawing,
    movePointer(point) {
      const ratio = container.retina.pixelRatio;
      for (const plugin of container.plugins) {
        if (!('interactionManager' in plugin)) continue;
        const { interactivityData } = (plugin as unknown as InteractivityPlugin).interactionManager;
        interactivityData.status = point ? 'pointermove' : 'pointerleave';
        interactivityData.mouse.inside = point !== undefined;
        if (point) interactivityData.mouse.position = { x: point.x * ratio, y: point.y * ratio };
        else delete interactivityData.mouse.position;
      }
    },
  };
}
