import type { Container, IDimension } from '@tsparticles/engine';

/**
 * Sets the size of a container's canvas. The engine itself reads the size from the element, which it does not have in a worker.
 * @param size in CSS pixels
 */
export function setCanvasSize({ canvas, particles, retina, started }: Container, size: IDimension): void {
  const { domElement, renderCanvas } = canvas;
  if (domElement) canvas.resize();
  if (domElement || !renderCanvas) return;
  const factor = {
    width: (size.width * retina.pixelRatio) / canvas.size.width,
    height: (size.height * retina.pixelRatio) / canvas.size.height,
  };
  // `loadCanvas` reads the size in CSS pixels and multiplies it by the pixel ratio.
  Object.assign(renderCanvas, size);
  canvas.loadCanvas(renderCanvas);
  if (started) particles.setResizeFactor(factor);
}
