import type { IPlugin } from '@tsparticles/engine';
import { particleLimits } from './particleConstants';

/** Lets the page have a turn. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * What the engine is taught to be a good neighbour.
 *
 * It starts in steps: left alone, everything from its options to the fiftieth particle is one task, long enough on a
 * phone to delay an answer to the visitor.
 *
 * Its canvas has no more than `particleLimits.maxPixelRatio` pixels per CSS pixel: the engine has an option for all of
 * the display's pixels or one, and nothing between. The hook runs after it has read the display and before it sizes the
 * canvas.
 */
export const fieldPlugin: IPlugin = {
  id: 'field',
  needsPlugin: () => true,
  loadOptions: () => undefined,
  getPlugin: async ({ retina }) => {
    await breathe();
    return {
      preInit: breathe,
      init: breathe,
      redrawInit: breathe,
      start: breathe,
      updateActualOptions: () => {
        retina.pixelRatio = Math.min(retina.pixelRatio, particleLimits.maxPixelRatio);
        return false;
      },
    };
  },
};
