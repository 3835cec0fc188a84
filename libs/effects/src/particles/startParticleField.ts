'use client';

import { tsParticles, type Container } from '@tsparticles/engine';
import { isInteractiveTarget } from './isInteractiveTarget';
import type { ParticleConstants } from './particleConstants';
import { particleOptions } from './particleOptions';

/** The particles of one element. */
export interface ParticleField {
  /** Freezes the particles in place, or resumes them. */
  readonly setPaused: (paused: boolean) => void;
  /** Removes the canvas and every listener, observer, timer and frame. The field cannot be used again. */
  readonly stop: () => void;
}

/** Draws without moving. The engine treats a factor of 0 as a whole frame. */
const zeroDelta = { value: 0, factor: Number.EPSILON };

let fieldCount = 0;

/**
 * Destroys a container and removes it from all maps of the engine's plugin manager. `destroy` leaves it in the map of
 * path generators (tsParticles 4.4), which then keeps its particles and its canvas in memory.
 */
function destroyContainer(container: Container): void {
  container.destroy();
  for (const map of Object.values<unknown>({ ...tsParticles.pluginManager })) {
    if (map instanceof Map) map.delete(container);
  }
}

/**
 * Starts particles in an element as soon as it has a size and is in view.
 *
 * They run only while they are not paused, the tab is visible and the element is in view. Pausing, resizing and clicks
 * are handled here because the engine resumes particles that were paused by the user when the tab becomes visible
 * again, leaks its resize timer when destroyed, and adds particles twice per tap (on `pointerup` and `touchend`) and
 * for any mouse button.
 *
 * Removes the canvas if the engine fails to start. The engine features that the options use must be registered before.
 */
export function startParticleField(host: HTMLElement, constants: ParticleConstants): ParticleField {
  // A new canvas per start: the engine cannot reuse one, and without one it appends its own to the body when it has
  // loaded, even if the host has been removed by then.
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  canvas.dataset['generated'] = 'true';
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%', pointerEvents: 'none' });
  // The engine draws on the main thread through an OffscreenCanvas. Committing each of its frames to the page takes
  // about as long as drawing it, so the engine gets the visible canvas, which has the same methods.
  canvas.transferControlToOffscreen = () => canvas as HTMLCanvasElement & OffscreenCanvas;
  host.append(canvas);

  const lifetime = new AbortController();
  let container: Container | undefined;
  let loading = false;
  let paused = false;
  let inView = false;
  let running = false;

  const load = async (): Promise<void> => {
    fieldCount += 1;
    const id = `particle-field-${fieldCount}`;
    const loaded = await tsParticles.load({ id, element: canvas, options: particleOptions(constants) });
    if (lifetime.signal.aborted) {
      if (loaded) destroyContainer(loaded);
      return;
    }
    container = loaded;
    update();
    if (!running) drawStill();
  };

  const drawStill = (): void => container?.canvas.render.drawParticles(zeroDelta);

  const update = (): void => {
    if (!loading && inView && canvas.offsetWidth > 0 && canvas.offsetHeight > 0) {
      loading = true;
      load().catch(() => canvas.remove());
    }
    const shouldRun = inView && !paused && !document.hidden;
    if (!container || shouldRun === running) return;
    running = shouldRun;
    if (shouldRun) container.play();
    else container.pause();
  };

  const intersectionObserver = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  intersectionObserver.observe(canvas);

  const resizeObserver = new ResizeObserver(() => {
    update();
    if (!container || canvas.offsetWidth === 0 || canvas.offsetHeight === 0) return;
    void container.canvas.windowResize();
    // Resizing clears the canvas; drawing again in the same frame avoids a flicker.
    drawStill();
  });
  resizeObserver.observe(canvas);

  document.addEventListener('visibilitychange', update, { signal: lifetime.signal });
  window.addEventListener(
    'click',
    (event) => {
      // `detail` is 0 for clicks made with the keyboard or by a script, which have no position.
      if (event.detail === 0 || event.defaultPrevented || isInteractiveTarget(event.target)) return;
      if (!container || !running) return;
      const box = canvas.getBoundingClientRect();
      const x = event.clientX - box.left;
      const y = event.clientY - box.top;
      if (x < 0 || y < 0 || x > box.width || y > box.height) return;
      const ratio = container.retina.pixelRatio;
      container.particles.push(constants.addedOnClick, { x: x * ratio, y: y * ratio });
    },
    { signal: lifetime.signal },
  );

  return {
    setPaused(next) {
      paused = next;
      update();
    },
    stop() {
      lifetime.abort();
      intersectionObserver.disconnect();
      resizeObserver.disconnect();
      if (container) destroyContainer(container);
      canvas.remove();
    },
  };
}
