import { tsParticles, type Container } from '@tsparticles/engine';
import { isInteractiveTarget } from './isInteractiveTarget';
import type { ParticleConstants } from './particleConstants';
import { particleOptions } from './particleOptions';

/** Particles under way in one element. */
export interface ParticleField {
  /** Freezes the particles where they are, or lets them go on. */
  readonly setPaused: (paused: boolean) => void;
  /** Takes away the canvas and every listener, observer, timer and frame; the field cannot be used again. */
  readonly stop: () => void;
}

/** No time at all. A factor of 0 would be taken for a whole frame. */
const stillFrame = { value: 0, factor: Number.EPSILON };

let fields = 0;

/**
 * Fills an element with particles as soon as it has a size and is in view.
 *
 * Runs only while it is not paused, the tab is visible and the element is in view. Decides that, resizing and clicks
 * itself, because the engine resumes what was paused by hand when a tab comes back, leaves a resize timer behind when
 * it is destroyed, and adds particles twice for one tap (at `pointerup` and `touchend`) and for any mouse button.
 *
 * If the engine cannot start, there are no particles. The features that the options name must have been registered with
 * the engine before.
 */
export function startParticleField(host: HTMLElement, constants: ParticleConstants): ParticleField {
  // A canvas of its own, not the host: the engine hands its canvas over for good, and if it finds none when it has
  // loaded at last, puts one on the page's body.
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  canvas.dataset['generated'] = 'true';
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%', pointerEvents: 'none' });
  // The engine draws on this thread, through an OffscreenCanvas. Handing each frame over from there to the page takes
  // about as long as drawing it (measured), so it gets the canvas itself, which has the same methods.
  canvas.transferControlToOffscreen = () => canvas as HTMLCanvasElement & OffscreenCanvas;
  host.append(canvas);

  const ending = new AbortController();
  let container: Container | undefined;
  let loading = false;
  let paused = false;
  let inView = false;
  let running = false;

  const load = async (): Promise<void> => {
    fields += 1;
    const id = `particle-field-${fields}`;
    const loaded = await tsParticles.load({ id, element: canvas, options: particleOptions(constants) });
    if (ending.signal.aborted) {
      loaded?.destroy();
      return;
    }
    container = loaded;
    decide();
    if (!running) drawStill();
  };

  const drawStill = (): void => container?.canvas.render.drawParticles(stillFrame);

  const decide = (): void => {
    if (!loading && inView && canvas.offsetWidth > 0 && canvas.offsetHeight > 0) {
      loading = true;
      load().catch(() => canvas.remove());
    }
    const wanted = inView && !paused && !document.hidden;
    if (!container || wanted === running) return;
    running = wanted;
    if (wanted) container.play();
    else container.pause();
  };

  const view = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    decide();
  });
  view.observe(canvas);

  const size = new ResizeObserver(() => {
    decide();
    if (!container || canvas.offsetWidth === 0 || canvas.offsetHeight === 0) return;
    void container.canvas.windowResize();
    // Resizing has wiped the canvas; in the same frame nobody sees it.
    drawStill();
  });
  size.observe(canvas);

  document.addEventListener('visibilitychange', decide, { signal: ending.signal });
  window.addEventListener(
    'click',
    (event) => {
      if (!container || !running || isInteractiveTarget(event)) return;
      const box = canvas.getBoundingClientRect();
      const x = event.clientX - box.left;
      const y = event.clientY - box.top;
      if (x < 0 || y < 0 || x > box.width || y > box.height) return;
      const ratio = container.retina.pixelRatio;
      container.particles.push(constants.addedOnClick, { x: x * ratio, y: y * ratio });
    },
    { signal: ending.signal },
  );

  return {
    setPaused(next) {
      paused = next;
      decide();
    },
    stop() {
      ending.abort();
      view.disconnect();
      size.disconnect();
      container?.destroy();
      canvas.remove();
    },
  };
}
