import type { IPlugin } from '@tsparticles/engine';
import { particleLimits } from './particleConstants';

/**
 * Keeps the engine's canvas at no more than `particleLimits.maxPixelRatio` pixels per CSS pixel.
 *
 * The engine has an option for all of the display's pixels or one per CSS pixel, and nothing between. This hook runs
 * after it has read the display and before it sizes the canvas.
 */
export const pixelRatioCap: IPlugin = {
  id: 'pixelRatioCap',
  needsPlugin: () => true,
  loadOptions: () => undefined,
  getPlugin: ({ retina }) =>
    Promise.resolve({
      updateActualOptions: () => {
        retina.pixelRatio = Math.min(retina.pixelRatio, particleLimits.maxPixelRatio);
        return false;
      },
    }),
};
