/**
 * The shortest rest between two frames in milliseconds: longer than one beat of a 60 Hz display, shorter than two.
 */
const rest = 18;

interface PendingFrame {
  timer: number;
  frame: number;
}

const pending = new Map<number, PendingFrame>();
let handles = 0;
let last = Number.NEGATIVE_INFINITY;

/**
 * Asks for a frame as `requestAnimationFrame` does, but sleeps through the beats that the frame limit would skip.
 *
 * The engine asks for every beat of the display and draws on some of them. Each beat costs the browser a pass over the
 * page, drawn or not.
 * @returns a handle for `cancelFrame`
 */
export function nextFrame(callback: FrameRequestCallback): number {
  handles += 1;
  const handle = handles;
  const ask = (): number =>
    requestAnimationFrame((time) => {
      pending.delete(handle);
      last = time;
      callback(time);
    });
  const wait = last + rest - performance.now();
  if (wait <= 0) {
    pending.set(handle, { timer: 0, frame: ask() });
    return handle;
  }
  const entry: PendingFrame = { timer: 0, frame: 0 };
  entry.timer = window.setTimeout(() => (entry.frame = ask()), wait);
  pending.set(handle, entry);
  return handle;
}

/** Takes back a frame asked for by `nextFrame`. */
export function cancelFrame(handle: number): void {
  const entry = pending.get(handle);
  if (!entry) return;
  pending.delete(handle);
  clearTimeout(entry.timer);
  cancelAnimationFrame(entry.frame);
}
