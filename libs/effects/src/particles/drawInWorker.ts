import type { FieldMessage, LoadDrawing, Point } from './FieldDrawing';

/** Whether a worker can draw in a canvas of the page. */
export const supportsCanvasInWorker = (): boolean =>
  typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/**
 * Draws in a worker that calls `runParticlesWorker`, so that neither the start nor a frame takes time of the main thread.
 *
 * Rejects if the worker cannot be created or loaded, or does not start to draw.
 */
export const drawInWorker =
  (createWorker: () => Worker): LoadDrawing =>
  (canvas, constants, signal) =>
    new Promise((resolve, reject) => {
      const worker = createWorker();
      signal.addEventListener('abort', () => worker.terminate());
      const call = (...message: FieldMessage): void => worker.postMessage(message);

      const fail = (event: Event): void => {
        // The rejection replaces the browser's message about an error that nothing handles.
        event.preventDefault();
        worker.terminate();
        reject(new Error('@keystrand/effects: the worker of the particles cannot draw.'));
      };
      worker.addEventListener('error', fail, { signal });
      worker.addEventListener(
        'message',
        (event: MessageEvent<boolean>) => {
          if (!event.data) {
            fail(event);
            return;
          }
          worker.removeEventListener('error', fail);
          const movePointer = (point: Point | undefined): void => call('movePointer', point);
          listenToPointer(canvas, signal, movePointer);
          resolve({
            play: () => call('play'),
            pause: () => call('pause'),
            resize: (size) => call('resize', size),
            push: (point) => call('push', point),
            movePointer,
          });
        },
        { once: true, signal },
      );

      canvas.width = canvas.offsetWidth;
      canvas.height = canvas.offsetHeight;
      const offscreen = canvas.transferControlToOffscreen();
      const start: FieldMessage = ['start', offscreen, constants, devicePixelRatio];
      worker.postMessage(start, [offscreen]);
    });

/** Reports the position of the pointer or of the last finger in the canvas, and undefined when there is none. */
function listenToPointer(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  onMove: (point: Point | undefined) => void,
): void {
  const on = (types: readonly string[], listener: (event: Event) => void): void => {
    for (const type of types) document.addEventListener(type, listener, { signal, passive: true });
  };
  const move = ({ clientX, clientY }: Touch | PointerEvent): void => {
    const { left, top } = canvas.getBoundingClientRect();
    onMove({ x: clientX - left, y: clientY - top });
  };
  on(['pointermove'], (event) => move(event as PointerEvent));
  // Touch events continue while the page scrolls; pointer events end.
  on(['touchstart', 'touchmove'], (event) => {
    const last = [...(event as TouchEvent).touches].at(-1);
    if (last) move(last);
  });
  on(['pointerleave', 'visibilitychange', 'touchend', 'touchcancel'], () => onMove(undefined));
}
