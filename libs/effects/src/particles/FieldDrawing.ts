import type { ICoordinates as Point, IDimension as Size } from '@tsparticles/engine';
import type { ParticleConstants } from './particleConstants';

/** The particles of one canvas, drawn where they are. Does not move them until `play`. Lengths in CSS pixels. */
export interface FieldDrawing {
  readonly play: () => void;
  readonly pause: () => void;
  /** Adapts the drawing to the new size of the canvas, and draws. */
  readonly resize: (size: Size) => void;
  /** Adds the particles of a click. */
  readonly push: (point: Point) => void;
  /** Tells where the pointer is; undefined if it is not over the page. For a canvas whose element the engine cannot reach. */
  readonly movePointer: (point: Point | undefined) => void;
}

/** Starts to draw in a canvas that has a size, until the signal is aborted. Rejects if it cannot. */
export type LoadDrawing = (
  canvas: HTMLCanvasElement,
  constants: ParticleConstants,
  signal: AbortSignal,
) => Promise<FieldDrawing>;

/**
 * A message of a page to its worker: a method of the drawing with its argument. The first message starts the drawing, in a
 * canvas that has the size of its element; the worker replies whether it could.
 */
export type FieldMessage =
  | { [Method in keyof FieldDrawing]: [Method, ...Parameters<FieldDrawing[Method]>] }[keyof FieldDrawing]
  | ['start', canvas: OffscreenCanvas, constants: ParticleConstants, pixelRatio: number];
