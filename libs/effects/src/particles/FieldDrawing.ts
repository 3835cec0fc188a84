import type { ParticleConstants } from './particleConstants';

/** A position in the canvas, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of the canvas, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The particles of one canvas, drawn where they are. Does not move them until `play`. */
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

/** A method of the drawing with its argument. */
export type DrawingCall = {
  readonly [Method in keyof FieldDrawing]: readonly [Method, ...Parameters<FieldDrawing[Method]>];
}[keyof FieldDrawing];

/**
 * A message of a page to its worker. The first one starts the drawing, in a canvas that has the size of its element; the worker
 * replies whether it could.
 */
export type FieldMessage =
  DrawingCall | readonly ['start', canvas: OffscreenCanvas, constants: ParticleConstants, pixelRatio: number];
