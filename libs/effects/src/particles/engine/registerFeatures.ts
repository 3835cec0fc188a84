import { setAnimationFunctions, type Engine, type IPlugin } from '@tsparticles/engine';
import { loadSlim } from '@tsparticles/slim';
import { particleLimits } from '../particleConstants';
import { setCanvasSize } from './setCanvasSize';
import { cancelThrottledFrame, requestThrottledFrame } from './throttledFrame';

/**
 * Caps the canvas resolution. The engine's only options are one canvas pixel per CSS pixel or all pixels of the display;
 * `updateActualOptions` runs after the engine has read the device pixel ratio and before it sizes the canvas.
 */
const fieldPlugin: IPlugin = {
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

/** Registers the features that `particleOptions` uses with the engine. Runs once per page or worker. */
export async function registerFeatures(engine: Engine): Promise<void> {
  setAnimationFunctions(requestThrottledFrame, cancelThrottledFrame);
  await loadSlim(engine);
  await engine.pluginManager.register(({ pluginManager }) => pluginManager.addPlugin(fieldPlugin));
}
