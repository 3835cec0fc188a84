'use client';

import { tsParticles } from '@tsparticles/engine';
import { drawCanvas } from './engine/drawCanvas';
import { registerFeatures } from './engine/registerFeatures';
import type { FieldDrawing, FieldMessage } from './FieldDrawing';

/**
 * Draws the particles of one `ParticleBackground`, whose `createWorker` starts the worker that calls it. The module of the
 * worker needs nothing else.
 */
export function runParticlesWorker(): void {
  let drawing: FieldDrawing | undefined;

  addEventListener('message', ({ data }: MessageEvent<FieldMessage>) => {
    if (data[0] !== 'start') {
      const [method, argument] = data;
      // The type of the message pairs each method with its argument.
      (drawing?.[method] as ((argument: unknown) => void) | undefined)?.(argument);
      return;
    }
    const [, canvas, constants, devicePixelRatio] = data;
    // Globals of a page that the engine reads: it listens to `visibilitychange`, which the page's side handles, and compares
    // the element of the canvas, which it does not have here.
    Object.assign(globalThis, {
      document: new EventTarget(),
      HTMLElement: class HTMLElement extends EventTarget {},
      devicePixelRatio,
    });
    const start = async (): Promise<void> => {
      // Old browsers have the class, but no 2D context outside a page; the engine would draw nothing without an error.
      if (!new OffscreenCanvas(1, 1).getContext('2d')) throw new Error('No 2D context in a worker.');
      await registerFeatures(tsParticles);
      drawing = await drawCanvas(canvas, constants);
    };
    start().then(
      () => postMessage(true),
      () => postMessage(false),
    );
  });
}
