/** Shortest time between two frames in milliseconds: more than one frame interval of a 60 Hz display, less than two. */
const minFrameInterval = 18;

const cancellations = new Map<number, () => void>();
let lastHandle = 0;
let lastFrameTime = Number.NEGATIVE_INFINITY;

/**
 * Throttled `requestAnimationFrame`: requests no frame that the engine's frame limit would skip.
 *
 * The engine itself requests every frame of the display and draws in some of them, but each requested frame costs the
 * browser a rendering update, drawn or not.
 * @returns a handle for `cancelThrottledFrame`
 */
export function requestThrottledFrame(callback: FrameRequestCallback): number {
  lastHandle += 1;
  const handle = lastHandle;
  let frame = 0;
  const delay = Math.max(0, lastFrameTime + minFrameInterval - performance.now());
  const timer = setTimeout(() => {
    frame = requestAnimationFrame((time) => {
      cancellations.delete(handle);
      lastFrameTime = time;
      callback(time);
    });
  }, delay);
  cancellations.set(handle, () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  });
  return handle;
}

/** Cancels a frame requested by `requestThrottledFrame`. */
export function cancelThrottledFrame(handle: number): void {
  cancellations.get(handle)?.();
  cancellations.delete(handle);
}
