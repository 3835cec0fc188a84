import type { LoadDrawing, Point } from './FieldDrawing';
import type { DrawingCall, FieldMessage, FieldReply } from './fieldMessages';

/** Whether a worker can draw in a canvas of the page. */
export const supportsCanvasInWorker = (): boolean =>
  typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/**
 * Draws in a worker that calls `runParticlesWorker`, so that neither the start nor a frame takes time of the main thread.
 *
 * Rejects if the worker cannot be created or loaded, or does not start to draw. Ends the worker then, and when the signal
 * is aborted.
 */
export const drawInWorker =
  (createWorker: () => Worker): LoadDrawing =>
  (canvas, constants, signal) =>
    new Promise((resolve, reject) => {
      const worker = createWorker();
      const listeners = new AbortController();
      const destroy = (): void => {
        listeners.abort();
        worker.terminate();
      };
      signal.addEventListener('abort', destroy, { signal: listeners.signal });
      const send = (message: FieldMessage, transfer: Transferable[] = []): void =>
        worker.postMessage(message, transfer);
      const call = (...call: DrawingCall): void => send({ call });

      const fail = (event: Event): void => {
        // The rejection replaces the browser's message about an error that nothing handles.
        event.preventDefault();
        destroy();
        reject(new Error('@keystrand/effects: the worker of the particles cannot draw.'));
      };
      worker.addEventListener('error', fail, { signal: listeners.signal });
      worker.addEventListener(
        'message',
        (event: MessageEvent<FieldReply>) => {
          if (!event.data.started) {
            fail(event);
            return;
          }
          worker.removeEventListener('error', fail);
          const movePointer = (point: Point | undefined): void => call('movePointer', point);
          listenToPointer(canvas, listeners.signal, movePointer);
          resolve({
            play: () => call('play'),
            pause: () => call('pause'),
            resize: (size) => call('resize', size),
            push: (point) => call('push', point),
            movePointer,
            destroy,
          });
        },
        { once: true },
      );

      canvas.width = canvas.offsetWidth;
      canvas.height = canvas.offsetHeight;
      const offscreen = canvas.transferControlToOffscreen();
      send({ start: { canvas: offscreen, constants, pixelRatio: devicePixelRatio } }, [offscreen]);
    });

/** Reports the position of the pointer or of the last finger in the canvas, and undefined when there is none. */
function listenToPointer(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  onMove: (point: Point | undefined) => void,
): void {
  const options = { signal, passive: true };
  const move = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void => {
    const { left, top } = canvas.getBoundingClientRect();
    onMove({ x: clientX - left, y: clientY - top });
  };
  const leave = (): void => onMove(undefined);
  const touch = ({ touches }: TouchEvent): void => {
    const last = touches[touches.length - 1];
    if (last) move(last);
  };
  document.addEventListener('pointermove', move, options);
  // Touch events continue while the page scrolls; pointer events end.
  for (const type of ['touchstart', 'touchmove'] as const) document.addEventListener(type, touch, options);
  for (const type of ['pointerleave', 'visibilitychange', 'touchend', 'touchcancel'])
    document.addEventListener(type, leave, options);
}
