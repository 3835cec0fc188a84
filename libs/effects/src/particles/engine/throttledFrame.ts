/** Shortest time between two frames in milliseconds: more than one frame interval of a 60 Hz display, less than two. */
const minFrameInterval = 18;

interface PendingFrame {
  timer: ReturnType<typeof setTimeout> | undefined;
  frame: number;
}

const pendingFrames = new Map<number, PendingFrame>();
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
  const request = (): number =>
    requestAnimationFrame((time) => {
      pendingFrames.delete(handle);
      lastFrameTime = time;
      callback(time);
    });
  const delay = lastFrameTime + minFrameInterval - performance.now();
  if (delay <= 0) {
    pendingFrames.set(handle, { timer: undefined, frame: request() });
    return handle;
  }
  const pending: PendingFrame = { timer: undefined, frame: 0 };
  pending.timer = setTimeout(() => (pending.frame = request()), delay);
  pendingFrames.set(handle, pending);
  return handle;
}

/** Cancels a frame requested by `requestThrottledFrame`. */
export function cancelThrottledFrame(handle: number): void {
  const pending = pendingFrames.get(handle);
  if (!pending) return;
  pendingFrames.delete(handle);
  clearTimeout(pending.timer);
  cancelAnimationFrame(pending.frame);
}
