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

/** Draws the particles of one canvas. Does not move them until `play`. */
export interface FieldDrawing {
  readonly play: () => void;
  readonly pause: () => void;
  /** Draws the particles where they are. */
  readonly drawStill: () => void;
  /** Adapts the drawing to the new size of the canvas, and draws. */
  readonly resize: (size: Size) => void;
  /** Adds the particles of a click. */
  readonly push: (point: Point) => void;
  /** Releases everything. The drawing cannot be used again. */
  readonly destroy: () => void;
}

/** Starts to draw in a canvas that has a size. Rejects if it cannot; then the canvas cannot be used again. */
export type LoadDrawing = (
  canvas: HTMLCanvasElement,
  constants: ParticleConstants,
  signal: AbortSignal,
) => Promise<FieldDrawing>;
