import type { Point, Size } from './FieldDrawing';
import type { ParticleConstants } from './particleConstants';

/** A message of a page to its worker. Lengths are in CSS pixels. The first one is `start`. */
export type FieldMessage =
  | {
      readonly type: 'start';
      /** Has the size of its element. */
      readonly canvas: OffscreenCanvas;
      readonly constants: ParticleConstants;
      /** Pixels of the display for each CSS pixel. */
      readonly pixelRatio: number;
    }
  | { readonly type: 'play' | 'pause' | 'drawStill' }
  | { readonly type: 'resize'; readonly size: Size }
  | { readonly type: 'push'; readonly point: Point }
  | { readonly type: 'movePointer'; readonly point: Point | undefined };

/** A message of the worker: whether the drawing has started. */
export interface FieldReply {
  readonly started: boolean;
}
