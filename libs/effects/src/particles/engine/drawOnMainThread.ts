'use client';

import { containerDrawing, loadContainer } from './containers';
import type { LoadDrawing } from '../FieldDrawing';

/** Draws on the main thread. The engine listens to the pointer itself. */
export const drawOnMainThread: LoadDrawing = async (canvas, constants) => {
  // The engine draws on the main thread through an OffscreenCanvas. Committing each of its frames to the page takes
  // about as long as drawing it, so the engine gets the visible canvas, which has the same methods.
  canvas.transferControlToOffscreen = () => canvas as HTMLCanvasElement & OffscreenCanvas;
  const container = await loadContainer(canvas, constants);
  return containerDrawing(container, constants, () => void container.canvas.windowResize());
};
