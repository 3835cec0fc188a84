import type { IPlugin } from '@tsparticles/engine';
import { setCanvasSize } from './setCanvasSize';
import { particleLimits } from '../particleConstants';

/** Ends the current task, so that the browser can handle input and paint. */
const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Splits the engine's start into short tasks and caps the canvas resolution.
 *
 * Without it the engine starts in one long task, which delays input on slow devices. The resolution needs a hook because
 * the engine's only options are one canvas pixel per CSS pixel or all pixels of the display; `updateActualOptions` runs
 * after the engine has read the device pixel ratio and before it sizes the canvas.
 */
export const fieldPlugin: IPlugin = {
  id: 'field',
  needsPlugin: () => true,
  loadOptions: () => undefined,
  getPlugin: async (container) => {
    await yieldToMain();
    return {
      preInit: yieldToMain,
      init: yieldToMain,
      redrawInit: yieldToMain,
      start: yieldToMain,
      updateActualOptions: () => {
        const { canvas, retina, started } = container;
        retina.pixelRatio = Math.min(retina.pixelRatio, particleLimits.maxPixelRatio);
        // Without an element the canvas still has the size in CSS pixels.
        if (!canvas.domElement && !started) setCanvasSize(container, { ...canvas.size });
        return false;
      },
    };
  },
};
