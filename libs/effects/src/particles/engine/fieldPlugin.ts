import type { IPlugin } from '@tsparticles/engine';
import { setCanvasSize } from './setCanvasSize';
import { particleLimits } from '../particleConstants';

/**
 * Caps the canvas resolution. The engine's only options are one canvas pixel per CSS pixel or all pixels of the display;
 * `updateActualOptions` runs after the engine has read the device pixel ratio and before it sizes the canvas.
 */
export const fieldPlugin: IPlugin = {
  id: 'field',
  needsPlugin: () => true,
  loadOptions: () => undefined,
  getPlugin: (container) =>
    Promise.resolve({
      updateActualOptions: () => {
        const { canvas, retina, started } = container;
        retina.pixelRatio = Math.min(retina.pixelRatio, particleLimits.maxPixelRatio);
        // Without an element the canvas still has the size in CSS pixels.
        if (!canvas.domElement && !started) setCanvasSize(container, { ...canvas.size });
        return false;
      },
    }),
};
