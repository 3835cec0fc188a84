import { tsParticles, type Container } from '@tsparticles/engine';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stubMotionPreference } from '../motion/stubMotionPreference';
import { watchPageActivity } from './leakTracker';
import { ParticleBackground } from './ParticleBackground';

let root: Root;
let host: HTMLElement;

// Real timers of the page, whatever a test stands in for.
const later = window.setTimeout.bind(window);
const wait = (milliseconds: number) => new Promise<void>((resolve) => later(resolve, milliseconds));

function show(node: ReactNode): void {
  flushSync(() => root.render(node));
}

/** The engine's container, as soon as it stands. */
function started(): Promise<Container> {
  return vi.waitFor(() => {
    const container = tsParticles.items.at(-1);
    if (!container?.started) throw new Error('not started');
    return container;
  });
}

/** As `started`, and drawing. */
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
  stubMotionPreference(false);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
  vi.unstubAllGlobals();
});

describe('what is specified', () => {
  test.each([
    [320, 568],
    [1280, 900],
  ])('exactly 50 particles on a screen of %i by %i', async (width, height) => {
    await page.viewport(width, height);
    show(<ParticleBackground />);
    expect((await running()).particles.count).toBe(50);
  });

  test('every particle is white, 3 px in radius and 0.4 opaque', async () => {
    show(<ParticleBackground />);
    const { particles, retina } = await running();
    const all = particles.filter(() => true);
    expect(new Set(all.map((particle) => particle.getRadius() / retina.pixelRatio))).toEqual(new Set([3]));
    expect(new Set(all.map((particle) => particle.getOpacity().opacity))).toEqual(new Set([0.4]));
    expect(new Set(all.map((particle) => particle.getFillColor()?.l))).toEqual(new Set([100]));
  });

  test('a click adds 4', async () => {
    show(<ParticleBackground />);
    const { particles } = await running();
    click(document.body);
    expect(particles.count).toBe(54);
  });

  test('the pointer drives particles away', async () => {
    await page.viewport(600, 400);
    show(<ParticleBackground constants={{ speed: 0 }} />);
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

describe('bounds', () => {
  test('never more than 80, however often is clicked', async () => {
    show(<ParticleBackground />);
    const { particles } = await running();
    for (let clicks = 0; clicks < 20; clicks += 1) click(document.body);
    expect(particles.count).toBe(80);
  });

  test('no more than 1.5 canvas pixels a CSS pixel', async () => {
    await page.viewport(600, 400);
    vi.stubGlobal('devicePixelRatio', 3);
    show(<ParticleBackground />);
    const { canvas, particles, retina } = await running();
    expect(canvas.size).toMatchObject({ width: 900, height: 600 });
    expect(particles.get(0)?.getRadius()).toBe(4.5);
    expect(retina.pixelRatio).toBe(1.5);
  });
});

describe('out of the way', () => {
  test('clicks reach what lies under the canvas, and those on a control add nothing', async () => {
    const clicked = vi.fn();
    show(
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

  test('a click made by a script or a key, or used up by the page, adds nothing', async () => {
    show(<ParticleBackground />);
    const { particles } = await running();
    click(document.body, { detail: 0 });
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(document.body);
    expect(particles.count).toBe(50);
  });

  test('the canvas is hidden from assistive technology', async () => {
    show(<ParticleBackground />);
    await running();
    expect(document.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('a class of the page places it instead of the fixed layer', async () => {
    host.style.cssText = 'position: relative; width: 300px; height: 200px';
    show(<ParticleBackground className="layer" />);
    const layer = document.querySelector<HTMLElement>('.layer');
    if (layer) layer.style.height = '100%';
    const { canvas } = await running();
    expect(layer?.style.position).toBe('');
    expect(canvas.domElement?.offsetWidth).toBe(300);
  });
});

describe('at rest', () => {
  /** Whether the particles keep their places and no frame is asked for. */
  async function expectStill(container: Container): Promise<void> {
    await vi.waitFor(() => expect(container.animationStatus).toBe(false));
    const activity = watchPageActivity();
    const before = positions(container);
    await wait(150);
    activity.restore();
    expect(positions(container)).toBe(before);
    expect(activity.frames()).toBe(0);
  }

  test('paused by its owner, and going on afterwards', async () => {
    show(<ParticleBackground />);
    const container = await running();
    show(<ParticleBackground paused />);
    await expectStill(container);
    show(<ParticleBackground />);
    const before = positions(container);
    await vi.waitFor(() => expect(positions(container)).not.toBe(before));
  });

  test('paused from the start, it shows particles that stand still', async () => {
    show(<ParticleBackground paused />);
    const container = await started();
    await expectStill(container);
    const canvas = document.querySelector('canvas');
    if (!canvas) throw new Error('no canvas');
    const copy = new OffscreenCanvas(canvas.offsetWidth, canvas.offsetHeight);
    const context = copy.getContext('2d');
    context?.drawImage(canvas, 0, 0);
    const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
    expect(data.some((value) => value > 0)).toBe(true);
  });

  test('while the tab is hidden, also if it was paused before and the tab comes back', async () => {
    show(<ParticleBackground />);
    const container = await running();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await expectStill(container);
    show(<ParticleBackground paused />);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await expectStill(container);
    show(<ParticleBackground />);
    await running();
  });

  test('out of view', async () => {
    await page.viewport(600, 400);
    host.style.cssText = 'height: 3000px';
    show(<ParticleBackground className="layer" />);
    const layer = document.querySelector<HTMLElement>('.layer');
    if (layer) layer.style.height = '300px';
    const container = await running();
    window.scrollTo(0, 1500);
    await expectStill(container);
    window.scrollTo(0, 0);
    await vi.waitFor(() => expect(container.animationStatus).toBe(true));
  });

  test('resized while it rests, it keeps its particles inside and shown', async () => {
    await page.viewport(900, 600);
    show(<ParticleBackground paused />);
    const container = await started();
    await page.viewport(450, 300);
    await vi.waitFor(() => expect(container.canvas.size).toMatchObject({ width: 450, height: 300 }));
    const outside = container.particles.filter(({ position }) => position.x > 450 || position.y > 300);
    expect(outside).toHaveLength(0);
    expect(container.particles.count).toBe(50);
  });
});

describe('reduced motion', () => {
  test('nothing is rendered, and nothing loaded', async () => {
    stubMotionPreference(true);
    show(<ParticleBackground />);
    await wait(100);
    expect(host.childElementCount).toBe(0);
    expect(tsParticles.items).toHaveLength(0);
  });

  test('asked for later, it takes the particles away', async () => {
    const preference = stubMotionPreference(false);
    show(<ParticleBackground />);
    await running();
    flushSync(() => preference.set(true));
    await vi.waitFor(() => expect(document.querySelector('canvas')).toBeNull());
    expect(tsParticles.items).toHaveLength(0);
  });
});

describe('after unmounting', () => {
  const moments = [0, 2, 5, 10, 20, 40, 300];

  test.each(moments.flatMap((moment) => [[moment, false] as const, [moment, true] as const]))(
    'nothing is left, %i ms after mounting (strict mode: %s)',
    async (moment, strict) => {
      const activity = watchPageActivity();
      const inner = document.body.appendChild(document.createElement('div'));
      const tree = createRoot(inner);
      const before = activity.left();
      flushSync(() =>
        tree.render(strict ? <StrictMode>{<ParticleBackground />}</StrictMode> : <ParticleBackground />),
      );
      await wait(moment);
      click(document.body);
      if (moment === 300)
        expect(tsParticles.items.map(({ animationStatus }) => animationStatus)).toEqual([true]);
      tree.unmount();
      expect(document.querySelector('canvas')).toBeNull();
      // An engine that was loading comes to its end first.
      await wait(80);
      const after = activity.left();
      activity.restore();
      inner.remove();
      expect(after.filter((entry) => !before.includes(entry))).toEqual([]);
      expect(document.querySelector('canvas')).toBeNull();
      expect(tsParticles.items).toHaveLength(0);
    },
  );
});
