import { tsParticles, type Container } from '@tsparticles/engine';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { trackLeaks } from '../testing/leakTracker';
import { stubReducedMotion } from '../testing/stubReducedMotion';
// The background imports it on demand, and a slow machine takes longer than `waitFor` waits.
import './engine/LinkedParticles';
import { ParticleBackground } from './ParticleBackground';

let root: Root;
let host: HTMLElement;

// The native timer, also while `trackLeaks` replaces `setTimeout`.
const nativeSetTimeout = window.setTimeout.bind(window);
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => nativeSetTimeout(resolve, milliseconds));

function render(node: ReactNode): void {
  flushSync(() => root.render(node));
}

/** Waits for the engine to start, and returns its container. */
function started(): Promise<Container> {
  return vi.waitFor(() => {
    const container = tsParticles.items.at(-1);
    if (!container?.started) throw new Error('not started');
    return container;
  });
}

/** Waits for the engine to draw, and returns its container. */
async function running(): Promise<Container> {
  const container = await started();
  await vi.waitFor(() => expect(container.animationStatus).toBe(true));
  return container;
}

function positions(container: Container): string {
  return container.particles
    .filter(() => true)
    .map(({ position }) => `${position.x} ${position.y}`)
    .join();
}

function click(target: Element, init: MouseEventInit = {}): void {
  target.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      detail: 1,
      clientX: 200,
      clientY: 150,
      ...init,
    }),
  );
}

beforeEach(() => {
  stubReducedMotion(false);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
  vi.unstubAllGlobals();
});

describe('docs/requirements.md, section 5.2', () => {
  test.each([
    [320, 568],
    [1280, 900],
  ])('50 particles on a screen of %i × %i px', async (width, height) => {
    await page.viewport(width, height);
    render(<ParticleBackground />);
    expect((await running()).particles.count).toBe(50);
  });

  test('every particle is white, with a radius of 3 px and an opacity of 0.4', async () => {
    render(<ParticleBackground />);
    const { particles, retina } = await running();
    const all = particles.filter(() => true);
    expect(new Set(all.map((particle) => particle.getRadius() / retina.pixelRatio))).toEqual(new Set([3]));
    expect(new Set(all.map((particle) => particle.getOpacity().opacity))).toEqual(new Set([0.4]));
    expect(new Set(all.map((particle) => particle.getFillColor()?.l))).toEqual(new Set([100]));
  });

  test('a click adds 4', async () => {
    render(<ParticleBackground />);
    const { particles } = await running();
    click(document.body);
    expect(particles.count).toBe(54);
  });

  test('the pointer repulses particles', async () => {
    await page.viewport(600, 400);
    render(<ParticleBackground constants={{ speed: 0 }} />);
    const container = await running();
    const near = () =>
      container.particles.filter(({ position }) => Math.hypot(position.x - 300, position.y - 200) < 60)
        .length;
    container.particles.push(4, { x: 310, y: 200 });
    expect(near()).toBeGreaterThanOrEqual(4);
    document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 300, clientY: 200 }));
    await vi.waitFor(() => expect(near()).toBe(0));
  });
});

describe('limits', () => {
  test('never more than 80 particles, after any number of clicks', async () => {
    render(<ParticleBackground />);
    const { particles } = await running();
    for (let clicks = 0; clicks < 20; clicks += 1) click(document.body);
    expect(particles.count).toBe(80);
  });

  test('at most 1.5 canvas pixels per CSS pixel', async () => {
    await page.viewport(600, 400);
    vi.stubGlobal('devicePixelRatio', 3);
    render(<ParticleBackground />);
    const { canvas, particles, retina } = await running();
    expect(canvas.size).toMatchObject({ width: 900, height: 600 });
    expect(particles.get(0)?.getRadius()).toBe(4.5);
    expect(retina.pixelRatio).toBe(1.5);
  });
});

describe('interaction with the page', () => {
  test('clicks reach the controls under the canvas and add no particles there', async () => {
    const clicked = vi.fn();
    render(
      <>
        <button type="button" onClick={clicked}>
          Book a call
        </button>
        <ParticleBackground />
      </>,
    );
    const { particles } = await running();
    await page.getByRole('button').click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(particles.count).toBe(50);
  });

  test('clicks made with the keyboard or by a script, or prevented by the page, add no particles', async () => {
    render(<ParticleBackground />);
    const { particles } = await running();
    click(document.body, { detail: 0 });
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(document.body);
    expect(particles.count).toBe(50);
  });

  test('the canvas is hidden from assistive technology', async () => {
    render(<ParticleBackground />);
    await running();
    expect(document.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('a class name replaces the fixed position', async () => {
    host.style.cssText = 'position: relative; width: 300px; height: 200px';
    render(<ParticleBackground className="layer" />);
    const layer = document.querySelector<HTMLElement>('.layer');
    if (layer) layer.style.height = '100%';
    const { canvas } = await running();
    expect(layer?.style.position).toBe('');
    expect(canvas.domElement?.offsetWidth).toBe(300);
  });
});

describe('while stopped', () => {
  /** Asserts that the particles do not move and that no frame is requested. */
  async function expectStopped(container: Container): Promise<void> {
    await vi.waitFor(() => expect(container.animationStatus).toBe(false));
    const leaks = trackLeaks();
    const before = positions(container);
    await wait(150);
    leaks.restore();
    expect(positions(container)).toBe(before);
    expect(leaks.frameCount()).toBe(0);
  }

  test('stops when paused and continues when resumed', async () => {
    render(<ParticleBackground />);
    const container = await running();
    render(<ParticleBackground paused />);
    await expectStopped(container);
    render(<ParticleBackground />);
    const before = positions(container);
    await vi.waitFor(() => expect(positions(container)).not.toBe(before));
  });

  test('draws still particles when paused from the start', async () => {
    render(<ParticleBackground paused />);
    const container = await started();
    await expectStopped(container);
    const canvas = document.querySelector('canvas');
    if (!canvas) throw new Error('no canvas');
    const copy = new OffscreenCanvas(canvas.offsetWidth, canvas.offsetHeight);
    const context = copy.getContext('2d');
    context?.drawImage(canvas, 0, 0);
    const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
    expect(data.some((value) => value > 0)).toBe(true);
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
    render(<ParticleBackground />);
    await running();
  });

  test('stops while out of view, and stays paused when it comes back into view', async () => {
    await page.viewport(600, 400);
    host.style.cssText = 'height: 3000px';
    render(<ParticleBackground className="layer" />);
    const layer = document.querySelector<HTMLElement>('.layer');
    if (layer) layer.style.height = '300px';
    const container = await running();
    window.scrollTo(0, 1500);
    await expectStopped(container);
    window.scrollTo(0, 0);
    await vi.waitFor(() => expect(container.animationStatus).toBe(true));
    render(<ParticleBackground className="layer" paused />);
    window.scrollTo(0, 1500);
    await expectStopped(container);
    window.scrollTo(0, 0);
    await expectStopped(container);
  });

  test('keeps its particles inside when resized while paused', async () => {
    await page.viewport(900, 600);
    render(<ParticleBackground paused />);
    const container = await started();
    await page.viewport(450, 300);
    await vi.waitFor(() => expect(container.canvas.size).toMatchObject({ width: 450, height: 300 }));
    const outside = container.particles.filter(({ position }) => position.x > 450 || position.y > 300);
    expect(outside).toHaveLength(0);
    expect(container.particles.count).toBe(50);
  });
});

describe('reduced motion', () => {
  test('renders and loads nothing', async () => {
    stubReducedMotion(true);
    render(<ParticleBackground />);
    await wait(100);
    expect(host.childElementCount).toBe(0);
    expect(tsParticles.items).toHaveLength(0);
  });

  test('removes the particles when reduced motion is turned on later', async () => {
    const preference = stubReducedMotion(false);
    render(<ParticleBackground />);
    await running();
    flushSync(() => preference.set(true));
    await vi.waitFor(() => expect(document.querySelector('canvas')).toBeNull());
    expect(tsParticles.items).toHaveLength(0);
  });
});

describe('after unmounting', () => {
  /** Returns how many containers are in the maps of the engine's plugin manager. */
  const containersInMaps = (): number =>
    Object.values<unknown>({ ...tsParticles.pluginManager })
      .filter((map) => map instanceof Map)
      .flatMap((map) => [...map.keys()] as unknown[])
      .filter((key) => typeof key === 'object' && key !== null && 'particles' in key).length;

  const moments = [0, 2, 5, 10, 20, 40, 300];

  test.each(moments.flatMap((moment) => [[moment, false] as const, [moment, true] as const]))(
    'nothing leaks when unmounted %i ms after mounting (strict mode: %s)',
    async (moment, strict) => {
      const leaks = trackLeaks();
      const container = document.body.appendChild(document.createElement('div'));
      const tree = createRoot(container);
      const before = leaks.active();
      flushSync(() =>
        tree.render(strict ? <StrictMode>{<ParticleBackground />}</StrictMode> : <ParticleBackground />),
      );
      await wait(moment);
      click(document.body);
      if (moment === 300)
        expect(tsParticles.items.map(({ animationStatus }) => animationStatus)).toEqual([true]);
      tree.unmount();
      expect(document.querySelector('canvas')).toBeNull();
      // An engine that is still loading finishes first.
      await wait(80);
      const after = leaks.active();
      leaks.restore();
      container.remove();
      expect(after.filter((entry) => !before.includes(entry))).toEqual([]);
      expect(document.querySelector('canvas')).toBeNull();
      expect(tsParticles.items).toHaveLength(0);
      expect(containersInMaps()).toBe(0);
    },
  );
});
