import { tsParticles } from '@tsparticles/engine';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import type { FieldMessage } from './FieldDrawing';
import { ParticleBackground } from './ParticleBackground';

let root: Root;
let host: HTMLElement;
let workers: Worker[];
let calls: FieldMessage[];

/** Records the messages of the background to its worker. */
function record(worker: Worker): Worker {
  workers.push(worker);
  vi.spyOn(worker, 'terminate');
  vi.spyOn(worker, 'postMessage').mockImplementation((message: FieldMessage, transfer) => {
    calls.push(message);
    Reflect.apply(Worker.prototype.postMessage, worker, [message, transfer]);
  });
  return worker;
}

const createWorker = () =>
  record(new Worker(new URL('../testing/particlesWorker.ts', import.meta.url), { type: 'module' }));

/** Returns a function that creates a worker of the given source. */
const createWorkerFrom = (source: string) => () =>
  record(new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))));

const render = (props: Parameters<typeof ParticleBackground>[0]): void =>
  flushSync(() => root.render(<ParticleBackground {...props} />));

const sent = (method: FieldMessage[0]) => calls.filter(([name]) => name === method);

/** Returns the pixels of the canvas on the page. */
function pixels(): Uint8ClampedArray {
  const context = new OffscreenCanvas(600, 400).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(document.querySelector('canvas') as HTMLCanvasElement, 0, 0, 600, 400);
  return context.getImageData(0, 0, 600, 400).data;
}

const isDrawn = () => pixels().some((value) => value > 0);

beforeEach(async () => {
  stubReducedMotion(false);
  await page.viewport(600, 400);
  workers = [];
  calls = [];
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
  for (const worker of workers) expect(worker.terminate).toHaveBeenCalled();
  expect(document.querySelector('canvas')).toBeNull();
  vi.unstubAllGlobals();
});

test('a worker draws particles, still while paused, and the engine does not start on the main thread', async () => {
  render({ createWorker, paused: true });
  await expect.poll(isDrawn).toBe(true);
  const before = pixels().join();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(pixels().join()).toBe(before);
  render({ createWorker });
  await expect.poll(() => pixels().join()).not.toBe(before);
  expect(workers).toHaveLength(1);
  expect(tsParticles.items).toHaveLength(0);
});

test('sends clicks, the pointer, fingers and a new size to the worker, in CSS pixels of the canvas', async () => {
  const lastPoint = () => sent('movePointer').at(-1)?.[1];
  render({ createWorker });
  await expect.poll(() => sent('play')).toHaveLength(1);
  const { body } = document;
  body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: 200, clientY: 150 }));
  expect(sent('push')).toEqual([['push', { x: 200, y: 150 }]]);
  body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 30, clientY: 20 }));
  await expect.poll(lastPoint).toEqual({ x: 30, y: 20 });
  document.dispatchEvent(new PointerEvent('pointerleave'));
  await expect.poll(lastPoint).toBeUndefined();
  const finger = new Touch({ identifier: 1, target: body, clientX: 40, clientY: 60 });
  body.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, touches: [finger] }));
  await expect.poll(lastPoint).toEqual({ x: 40, y: 60 });
  body.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [] }));
  // The page responds to the end of a touch first.
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(lastPoint()).toEqual({ x: 40, y: 60 });
  await expect.poll(lastPoint).toBeUndefined();
  await page.viewport(500, 300);
  await expect.poll(() => sent('resize').at(-1)).toEqual(['resize', { width: 500, height: 300 }]);
});

test.each([
  ['throws', createWorkerFrom("throw new Error('test')")],
  ['cannot draw', createWorkerFrom('postMessage(false)')],
  [
    'cannot be created',
    () => {
      throw new DOMException('test', 'SecurityError');
    },
  ],
])('if the worker %s, the main thread draws', async (_, create) => {
  render({ createWorker: create });
  await expect.poll(() => tsParticles.items.at(-1)?.animationStatus).toBe(true);
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
});

test('ends a worker that has not started when the background is removed', async () => {
  render({ createWorker: createWorkerFrom('') });
  await expect.poll(() => workers).toHaveLength(1);
  flushSync(() => root.render(null));
  expect(workers[0]?.terminate).toHaveBeenCalled();
});
