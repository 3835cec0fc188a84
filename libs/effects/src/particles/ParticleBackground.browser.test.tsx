import { tsParticles, type Container } from '@tsparticles/engine';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stubReducedMotion } from '../testing/stubReducedMotion';
import { ParticleBackground } from './ParticleBackground';

let root: Root;
let host: HTMLElement;

const render = (node: ReactNode): void => flushSync(() => root.render(node));
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits for the engine to start, and returns its container. */
async function started(): Promise<Container> {
  await expect.poll(() => tsParticles.items.at(-1)?.started).toBe(true);
  return tsParticles.items.at(-1) as Container;
}

/** Waits for the engine to draw, and returns its container. */
async function running(): Promise<Container> {
  const container = await started();
  await expect.poll(() => container.animationStatus).toBe(true);
  return container;
}

const getParticles = ({ particles }: Container) => particles.filter(() => true);
const positions = (container: Container) => getParticles(container).map(({ position: { x, y } }) => [x, y]);

const click = (target = document.body, detail = 1): boolean =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

beforeEach(async () => {
  await page.viewport(600, 400);
  stubReducedMotion(false);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
  vi.unstubAllGlobals();
});

test('draws 50 white particles with a radius of 3 px and an opacity of 0.4, sharp up to 1.5 pixels a CSS pixel', async () => {
  vi.stubGlobal('devicePixelRatio', 3);
  render(<ParticleBackground />);
  const container = await running();
  expect(container.canvas.size).toMatchObject({ width: 900, height: 600 });
  const all = getParticles(container);
  expect(all).toHaveLength(50);
  expect(new Set(all.map((particle) => particle.getRadius() / 1.5))).toEqual(new Set([3]));
  expect(new Set(all.map((particle) => particle.getOpacity().opacity))).toEqual(new Set([0.4]));
  expect(new Set(all.map((particle) => particle.getFillColor()?.l))).toEqual(new Set([100]));
  expect(document.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true');
});

test('a click adds 4 particles, to at most 80, unless it has no position, is on a control or is prevented', async () => {
  render(<ParticleBackground />);
  const { particles } = await running();
  click(document.body, 0);
  click(host.appendChild(document.createElement('button')));
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click();
  expect(particles.count).toBe(50);
  click();
  expect(particles.count).toBe(54);
  for (let clicks = 0; clicks < 20; clicks += 1) click();
  expect(particles.count).toBe(80);
});

test('the pointer repulses particles', async () => {
  render(<ParticleBackground constants={{ speed: 0 }} />);
  const container = await running();
  const near = () =>
    positions(container).filter(([x = 0, y = 0]) => Math.hypot(x - 300, y - 200) < 60).length;
  container.particles.push(4, { x: 310, y: 200 });
  expect(near()).toBeGreaterThanOrEqual(4);
  document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 300, clientY: 200 }));
  await expect.poll(near).toBe(0);
});

/** Asserts that the particles do not move and that no frame is requested. */
async function expectStopped(container: Container): Promise<void> {
  await expect.poll(() => container.animationStatus).toBe(false);
  const before = positions(container);
  const request = vi.spyOn(window, 'requestAnimationFrame');
  await wait(150);
  expect(positions(container)).toEqual(before);
  expect(request).not.toHaveBeenCalled();
  request.mockRestore();
}

test('draws still particles when paused from the start, and moves them when resumed', async () => {
  render(<ParticleBackground paused />);
  const container = await started();
  await expectStopped(container);
  const canvas = document.querySelector('canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  expect(pixels?.some((value) => value > 0)).toBe(true);
  const before = positions(container);
  render(<ParticleBackground />);
  await expect.poll(() => positions(container)).not.toEqual(before);
});

test('stops while the tab is hidden, and stays paused when the tab becomes visible again', async () => {
  render(<ParticleBackground />);
  const container = await running();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expectStopped(container);
  render(<ParticleBackground paused />);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expectStopped(container);
});

test('is placed by a class name, and stops while out of view', async () => {
  host.style.height = '3000px';
  render(<ParticleBackground className="layer" />);
  const layer = host.querySelector<HTMLElement>('.layer');
  expect(layer?.style.position).toBe('');
  layer?.setAttribute('style', 'height: 300px');
  const container = await running();
  window.scrollTo(0, 1500);
  await expectStopped(container);
  window.scrollTo(0, 0);
  await expect.poll(() => container.animationStatus).toBe(true);
});

test('renders nothing on a server and under reduced motion, also if it is turned on later', async () => {
  const preference = stubReducedMotion(true);
  render(<ParticleBackground />);
  expect(host.childElementCount).toBe(0);
  expect(renderToString(<ParticleBackground />)).toBe('');
  flushSync(() => preference.set(false));
  await running();
  flushSync(() => preference.set(true));
  await expect.poll(() => document.querySelector('canvas')).toBeNull();
  expect(tsParticles.items).toHaveLength(0);
});

/** Returns how many containers are in the maps of the engine's plugin manager. */
const containersInMaps = (): number =>
  Object.values<unknown>({ ...tsParticles.pluginManager })
    .filter((map) => map instanceof Map)
    .flatMap((map) => [...map.keys()] as unknown[])
    .filter((key) => typeof key === 'object' && key !== null && 'particles' in key).length;

test.each([0, 5, 20, 300])('leaves nothing when it is unmounted %i ms after mounting', async (moment) => {
  const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const removed = vi.spyOn(EventTarget.prototype, 'removeEventListener');
  render(
    <StrictMode>
      <ParticleBackground />
    </StrictMode>,
  );
  await wait(moment);
  render(null);
  const getLeft = () =>
    added.mock.calls.filter(([type, listener, options], index) => {
      const target = added.mock.contexts[index];
      const isAborted = typeof options === 'object' && options.signal?.aborted;
      const isRemoved = removed.mock.calls.some(
        ([of, other], at) => of === type && other === listener && removed.mock.contexts[at] === target,
      );
      return (target === window || target === document) && !isAborted && !isRemoved;
    });
  // An engine that is still loading finishes first.
  await wait(100);
  await expect.poll(() => getLeft().map(([type]) => type)).toEqual([]);
  const request = vi.spyOn(window, 'requestAnimationFrame');
  await wait(100);
  expect(request).not.toHaveBeenCalled();
  expect(document.querySelector('canvas')).toBeNull();
  expect(tsParticles.items).toHaveLength(0);
  expect(containersInMaps()).toBe(0);
});
