import { tsParticles, type Container } from '@tsparticles/engine';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { particleConstants } from '../particleConstants';
import { drawOffscreen, type OffscreenDrawing } from './drawOffscreen';
import { registerFeatures } from './registerFeatures';

let drawing: OffscreenDrawing;

/** Starts to draw in a canvas of the given size, in CSS pixels. */
async function load(width: number, height: number, constants = particleConstants): Promise<Container> {
  drawing = await drawOffscreen(new OffscreenCanvas(width, height), constants);
  const container = tsParticles.items.at(-1);
  if (!container) throw new Error('not started');
  return container;
}

const positions = ({ particles }: Container) =>
  particles
    .filter(() => true)
    .map(({ position }) => `${position.x} ${position.y}`)
    .join();

beforeAll(() => registerFeatures(tsParticles));
afterEach(() => {
  drawing.destroy();
  vi.unstubAllGlobals();
  expect(tsParticles.items).toHaveLength(0);
});

test('50 particles of radius 3, with at most 1.5 pixels of the canvas for a CSS pixel', async () => {
  vi.stubGlobal('devicePixelRatio', 3);
  const { canvas, particles } = await load(600, 400);
  expect(canvas.size).toMatchObject({ width: 900, height: 600 });
  expect(canvas.renderCanvas).toMatchObject({ width: 900, height: 600 });
  expect(particles.count).toBe(50);
  expect(particles.get(0)?.getRadius()).toBe(4.5);
  expect(particles.filter(({ position }) => position.x > 600 || position.y > 400).length).toBeGreaterThan(0);
});

test('moves the particles only while it plays', async () => {
  const container = await load(600, 400);
  const still = positions(container);
  drawing.drawStill();
  expect(positions(container)).toBe(still);
  drawing.play();
  await vi.waitFor(() => expect(positions(container)).not.toBe(still));
  drawing.pause();
  expect(container.animationStatus).toBe(false);
});

test('draws the particles', async () => {
  const { canvas } = await load(300, 200);
  drawing.drawStill();
  const context = canvas.renderCanvas?.getContext('2d') as OffscreenCanvasRenderingContext2D;
  expect(context.getImageData(0, 0, 300, 200).data.some((value) => value > 0)).toBe(true);
});

test('a click adds 4 particles at its point, to at most 80', async () => {
  vi.stubGlobal('devicePixelRatio', 1.5);
  const { particles } = await load(600, 400, { ...particleConstants, speed: 0 });
  const near = () => particles.filter(({ position: { x, y } }) => Math.hypot(x - 300, y - 150) < 1).length;
  expect(near()).toBe(0);
  drawing.push({ x: 200, y: 100 });
  expect(near()).toBe(4);
  expect(particles.count).toBe(54);
  for (let clicks = 0; clicks < 20; clicks += 1) drawing.push({ x: 200, y: 100 });
  expect(particles.count).toBe(80);
});

test('the pointer repulses particles until it leaves', async () => {
  const { particles } = await load(600, 400, { ...particleConstants, count: 1, speed: 0 });
  const near = () => particles.filter(({ position: { x, y } }) => Math.hypot(x - 300, y - 200) < 60).length;
  drawing.push({ x: 310, y: 200 });
  drawing.play();
  drawing.movePointer({ x: 300, y: 200 });
  await vi.waitFor(() => expect(near()).toBe(0));
  drawing.movePointer(undefined);
  drawing.push({ x: 310, y: 200 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(near()).toBe(4);
});

test('a new size keeps all particles inside the canvas, while paused too', async () => {
  const container = await load(900, 600);
  // Particles that have never been drawn keep their place.
  drawing.drawStill();
  drawing.resize({ width: 450, height: 300 });
  expect(container.canvas.renderCanvas).toMatchObject({ width: 450, height: 300 });
  expect(container.particles.count).toBe(50);
  expect(container.particles.filter(({ position: { x, y } }) => x > 450 || y > 300)).toHaveLength(0);
});
