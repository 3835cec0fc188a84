'use client';

import { setAnimationFunctions, type Engine } from '@tsparticles/engine';
import { loadSlim } from '@tsparticles/slim';
import { fieldPlugin } from './fieldPlugin';
import { cancelThrottledFrame, requestThrottledFrame } from './throttledFrame';

/** Registers the features that `particleOptions` uses with the engine. Runs once per page or worker. */
export async function registerFeatures(engine: Engine): Promise<void> {
  setAnimationFunctions(requestThrottledFrame, cancelThrottledFrame);
  await loadSlim(engine);
  await engine.pluginManager.register(({ pluginManager }) => pluginManager.addPlugin(fieldPlugin));
}
