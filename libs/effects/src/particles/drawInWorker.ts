import type { ICoordinates as Point } from '@tsparticles/engine';
import type { FieldMessage, LoadDrawing } from './FieldDrawing';
import { particleLimits } from './particleConstants';

/** Draws in a worker that calls `runParticlesWorker`, so that neither start nor frames take time of the main thread. */
export const drawInWorker =
  (createWorker: () => Worker): LoadDrawing =>
  (canvas, constants, signal) =>
    new Promise((resolve, reject) => {
      canvas.width = canvas.offsetWidth;
      canvas.height = canvas.offsetHeight;
      // Throws in browsers without it, before they load a worker.
      const offscreen = canvas.transferControlToOffscreen();
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
          const movePointer = (point?: Point): void => call('movePointer', point);
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

      const start: FieldMessage = ['start', offscreen, constants, devicePixelRatio];
      worker.postMessage(start, [offscreen]);
    });

/** Touch events continue while the page scrolls; pointer events end. */
const pointerEvents = ['pointermove', 'pointerleave', 'touchstart', 'touchmove', 'touchend', 'touchcancel'];

/**
 * Reports the position of the pointer or of the last finger in the canvas, and undefined when there is none. Throttled to one
 * report per frame. A report computes the layout, so that of a touch is delayed until the page has responded.
 */
function listenToPointer(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  onMove: (point?: Point) => void,
): void {
  let position: Touch | PointerEvent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    timer = undefined;
    const { left, top } = canvas.getBoundingClientRect();
    onMove(position && { x: position.clientX - left, y: position.clientY - top });
  };
  const report = (event: Event): void => {
    const { touches = [] } = event as Partial<TouchEvent>;
    position = event.type === 'pointermove' ? (event as PointerEvent) : [...touches].at(-1);
    const { restTime, framesPerSecond } = particleLimits;
    timer ??= setTimeout(send, /^touch(?:start|end)/.test(event.type) ? restTime : 1000 / framesPerSecond);
  };
  for (const type of [...pointerEvents, 'visibilitychange'])
    document.addEventListener(type, report, { signal, passive: true });
}
