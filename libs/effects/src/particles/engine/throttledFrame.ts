/** Shortest time between two frames in milliseconds: more than one frame interval of a 60 Hz display, less than two. */
const minFrameInterval = 18;

/** Longest time between two frames where the browser is busy, in milliseconds. */
const maxFrameInterval = 250;

/** A frame that comes later than this after it was requested is late, in milliseconds: two frames of a 60 Hz display. */
const tolerance = 34;

/** Longest time by which particles move on in one frame, in milliseconds: they stop where frames are left out. */
const maxStep = 100;

/** Requested frames by the handle of their timer. */
const frames = new Map<number, number>();
let lastFrameTime = Number.NEGATIVE_INFINITY;
let interval = minFrameInterval;
/** Time that the engine is told, in milliseconds. */
let clock = 0;

/**
 * Throttled `requestAnimationFrame`: requests no frame that the engine's frame limit would skip, because each requested
 * frame costs the browser a rendering update, and fewer as soon as frames come late.
 */
export function requestThrottledFrame(callback: FrameRequestCallback): number {
  const now = performance.now();
  const due = Math.max(now, lastFrameTime + interval);
  const draw = (time: number): void => {
    frames.delete(handle);
    const isLate = performance.now() - due > tolerance;
    interval = isLate ? Math.min(interval * 2, maxFrameInterval) : Math.max(interval * 0.8, minFrameInterval);
    clock += Math.min(Math.max(time - lastFrameTime, 0), maxStep);
    lastFrameTime = time;
    callback(clock);
  };
  const handle = Number(setTimeout(() => frames.set(handle, requestAnimationFrame(draw)), due - now));
  return handle;
}

export function cancelThrottledFrame(handle: number): void {
  clearTimeout(handle);
  cancelAnimationFrame(frames.get(handle) ?? 0);
  frames.delete(handle);
}
