import { tsParticles } from '@tsparticles/engine';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stubReducedMotion } from '../testing/stubReducedMotion';
// The background imports it on demand, and a slow machine takes longer than `waitFor` waits.
import './engine/LinkedParticles';
import type { FieldMessage } from './fieldMessages';
import { ParticleBackground } from './ParticleBackground';

let root: Root;
let host: HTMLElement;
let workers: { readonly worker: Worker; readonly messages: FieldMessage[]; terminated: boolean }[];

/** Records what the background sends to its worker. */
function record(worker: Worker): Worker {
  const recorded = { worker, messages: [] as FieldMessage[], terminated: false };
  workers.push(recorded);
  vi.spyOn(worker, 'postMessage').mockImplementation((message: FieldMessage, transfer) => {
    recorded.messages.push(message);
    Reflect.apply(Worker.prototype.postMessage, worker, [message, transfer]);
  });
  vi.spyOn(worker, 'terminate').mockImplementation(() => {
    recorded.terminated = true;
    Worker.prototype.terminate.call(worker);
  });
  return worker;
}

const createWorker = () =>
  record(new Worker(new URL('../testing/particlesWorker.ts', import.meta.url), { type: 'module' }));

/** Returns a function that creates a worker of the given source. */
const createWorkerOf = (source: string) => () =>
  record(new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))));

function render(props: Parameters<typeof ParticleBackground>[0]): void {
  flushSync(() => root.render(<ParticleBackground {...props} />));
}

const sent = (type: FieldMessage['type']) =>
  workers.flatMap(({ messages }) => messages.filter((message) => message.type === type));

/** Waits until the worker has started. */
const started = () => vi.waitFor(() => expect(sent('play')).toHaveLength(1), { timeout: 10_000 });

/** Returns the pixels of the canvas on the page. */
function pixels(): Uint8ClampedArray {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  const context = new OffscreenCanvas(600, 400).getContext('2d');
  if (!context) throw new Error('no context');
  context.drawImage(canvas, 0, 0, 600, 400);
  return context.getImageData(0, 0, 600, 400).data;
}

const isDrawn = () => pixels().some((value) => value > 0);

/** Waits until tsParticles draws on the main thread. */
const drawnOnMainThread = () =>
  vi.waitFor(() => expect(tsParticles.items.at(-1)?.animationStatus).toBe(true), { timeout: 10_000 });

beforeEach(async () => {
  stubReducedMotion(false);
  await page.viewport(600, 400);
  workers = [];
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
  expect(workers.map(({ terminated }) => terminated)).toEqual(workers.map(() => true));
  expect(document.querySelector('canvas')).toBeNull();
  vi.unstubAllGlobals();
});

test('a worker draws moving particles, and the engine does not start on the main thread', async () => {
  render({ createWorker });
  await started();
  await vi.waitFor(() => expect(isDrawn()).toBe(true));
  const before = pixels().join();
  await vi.waitFor(() => expect(pixels().join()).not.toBe(before));
  expect(tsParticles.items).toHaveLength(0);
});

test('stays still while paused, and is drawn', async () => {
  render({ createWorker, paused: true });
  await vi.waitFor(() => expect(sent('drawStill')).toHaveLength(1), { timeout: 10_000 });
  await vi.waitFor(() => expect(isDrawn()).toBe(true));
  const before = pixels().join();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(pixels().join()).toBe(before);
  render({ createWorker });
  await vi.waitFor(() => expect(pixels().join()).not.toBe(before));
  expect(workers).toHaveLength(1);
});

test('tells the worker about clicks, the pointer and a new size, in CSS pixels of the canvas', async () => {
  render({ createWorker });
  await started();
  document.body.dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail: 1, clientX: 200, clientY: 150 }),
  );
  expect(sent('push')).toEqual([{ type: 'push', point: { x: 200, y: 150 } }]);
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 30, clientY: 20 }));
  document.dispatchEvent(new PointerEvent('pointerleave'));
  expect(sent('movePointer')).toEqual([
    { type: 'movePointer', point: { x: 30, y: 20 } },
    { type: 'movePointer', point: undefined },
  ]);
  await page.viewport(500, 300);
  await vi.waitFor(() =>
    expect(sent('resize').at(-1)).toEqual({ type: 'resize', size: { width: 500, height: 300 } }),
  );
});

test('a finger repulses while it touches', async () => {
  render({ createWorker });
  await started();
  const finger = new Touch({ identifier: 1, target: document.body, clientX: 40, clientY: 60 });
  document.body.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, touches: [finger] }));
  document.body.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [] }));
  expect(sent('movePointer')).toEqual([
    { type: 'movePointer', point: { x: 40, y: 60 } },
    { type: 'movePointer', point: undefined },
  ]);
});

test.each([
  ['throws', createWorkerOf("throw new Error('test')")],
  ['cannot draw', createWorkerOf('postMessage({ started: false })')],
  [
    'cannot be created',
    () => {
      throw new DOMException('test', 'SecurityError');
    },
  ],
])('if the worker %s, the main thread draws', async (_, create) => {
  render({ createWorker: create });
  await drawnOnMainThread();
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
});

test('without workers, the main thread draws', async () => {
  vi.stubGlobal('Worker', undefined);
  render({ createWorker });
  await drawnOnMainThread();
  expect(workers).toHaveLength(0);
});

test('ends a worker that has not started when the background is removed', async () => {
  render({ createWorker: createWorkerOf('') });
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  flushSync(() => root.render(null));
  expect(workers[0]?.terminated).toBe(true);
});
