import type { Container, IDimension } from '@tsparticles/engine';

/** The engine itself reads the size, in CSS pixels, from the element, which it does not have in a worker. */
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
