import type { FieldDrawing } from './FieldDrawing';
import type { ParticleConstants } from './particleConstants';

/** A method of the drawing and its arguments. */
export type DrawingCall = {
  readonly [Method in keyof FieldDrawing]: readonly [Method, ...Parameters<FieldDrawing[Method]>];
}[keyof FieldDrawing];

/** A message of a page to its worker. The first one is `start`. Lengths are in CSS pixels. */
export type FieldMessage =
  | {
      readonly start: {
        /** Has the size of its element. */
        readonly canvas: OffscreenCanvas;
        readonly constants: ParticleConstants;
        /** Pixels of the display for each CSS pixel. */
        readonly pixelRatio: number;
      };
    }
  | { readonly call: DrawingCall };

/** A message of the worker: whether the drawing has started. */
export interface FieldReply {
  readonly started: boolean;
}
