import { tsParticles, type Container } from '@tsparticles/engine';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FieldDrawing } from '../FieldDrawing';
import { particleConstants } from '../particleConstants';
import { drawCanvas } from './drawCanvas';
import { registerFeatures } from './registerFeatures';

let drawing: FieldDrawing;
let lifetime: AbortController;

/** Starts to draw in a canvas of the given size, in CSS pixels. */
async function load(width: number, height: number, constants = particleConstants): Promise<Container> {
  lifetime = new AbortController();
  drawing = await drawCanvas(new OffscreenCanvas(width, height), constants, lifetime.signal);
  return tsParticles.items.at(-1) as Container;
}

beforeAll(() => registerFeatures(tsParticles));
afterEach(() => {
  lifetime.abort();
  vi.unstubAllGlobals();
});

test('the pointer repulses particles until it leaves, in pixels of the canvas', async () => {
  vi.stubGlobal('devicePixelRatio', 3);
  const { canvas, particles } = await load(600, 400, { ...particleConstants, count: 1, speed: 0 });
  expect(canvas.renderCanvas).toMatchObject({ width: 900, height: 600 });
  const near = () => particles.filter(({ position: { x, y } }) => Math.hypot(x - 450, y - 300) < 90).length;
  drawing.push({ x: 310, y: 200 });
  drawing.play();
  drawing.movePointer({ x: 300, y: 200 });
  await expect.poll(near).toBe(0);
  drawing.movePointer(undefined);
  drawing.push({ x: 310, y: 200 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(near()).toBe(4);
});

test('an extreme change of the size leaves the particles spread over the canvas, drawn before or not', async () => {
  const { particles } = await load(1440, 10_000);
  /** Returns how many particles are in each third of the height. */
  const thirds = (height: number) =>
    [0, 1, 2].map(
      (third) => particles.filter(({ position: { y } }) => Math.floor((3 * y) / height) === third).length,
    );
  for (const height of [900, 10_000, 1, 900]) {
    drawing.resize({ width: 1440, height });
    expect(particles.count).toBe(50);
    if (height > 1) for (const count of thirds(height)) expect(count, `height ${height}`).toBeGreaterThan(3);
  }
});
