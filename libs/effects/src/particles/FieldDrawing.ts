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
  /** Releases everything. The drawing cannot be used again. */
  readonly destroy: () => void;
}

/** Starts to draw in a canvas that has a size. Rejects if it cannot; then the canvas cannot be used again. */
export type LoadDrawing = (
  canvas: HTMLCanvasElement,
  constants: ParticleConstants,
  signal: AbortSignal,
) => Promise<FieldDrawing>;
