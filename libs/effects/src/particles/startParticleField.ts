import type { FieldDrawing, LoadDrawing } from './FieldDrawing';
import { particleLimits } from './particleConstants';
import type { ParticleConstants } from './particleConstants';

export type ParticleField = ReturnType<typeof startParticleField>;

/** Controls, which a click is meant for. */
const controls =
  'a[href], button, dialog, input, label, select, summary, textarea, [contenteditable], [tabindex]:not([tabindex="-1"]), :is(audio, video)[controls]';

/**
 * Starts particles in an element as soon as it has a size and is in view.
 *
 * They run only while they are not paused, the tab is visible and the element is in view, and rest for a moment after each
 * input. Pausing, resizing and clicks are handled here because the engine resumes particles that were paused by the user when
 * the tab becomes visible again, leaks its resize timer when destroyed, and adds particles twice per tap and for any button.
 *
 * Removes the canvas and calls `onFailure` if the drawing fails to start.
 */
export function startParticleField(
  host: HTMLElement,
  constants: ParticleConstants,
  loadDrawing: LoadDrawing,
  onFailure?: (failed: true) => void,
) {
  // A new canvas per start: the engine cannot reuse one, and without one it appends its own to the body when it has
  // loaded, even if the host has been removed by then.
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  canvas.dataset['generated'] = 'true';
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%', pointerEvents: 'none' });
  host.append(canvas);

  const lifetime = new AbortController();
  const { signal } = lifetime;
  let drawing: FieldDrawing | undefined;
  let loading = false;
  let paused = false;
  let inView = false;
  let running = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const isActive = () => inView && !paused && !document.hidden;

  /** Draws no frame for a moment, so that the page can respond to the visitor. */
  const rest = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      update();
    }, particleLimits.restTime);
    update();
  };

  const update = (): void => {
    if (!loading && inView && canvas.offsetWidth > 0 && canvas.offsetHeight > 0) {
      loading = true;
      loadDrawing(canvas, constants, signal).then(
        (loaded) => {
          drawing = loaded;
          if (!signal.aborted) update();
        },
        () => {
          canvas.remove();
          if (!signal.aborted) onFailure?.(true);
        },
      );
    }
    const shouldRun = isActive() && resting === undefined;
    if (!drawing || shouldRun === running) return;
    running = shouldRun;
    if (shouldRun) drawing.play();
    else drawing.pause();
  };

  const intersectionObserver = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  intersectionObserver.observe(canvas);

  const resizeObserver = new ResizeObserver(() => {
    update();
    const { offsetWidth: width, offsetHeight: height } = canvas;
    if (width > 0 && height > 0) drawing?.resize({ width, height });
  });
  resizeObserver.observe(canvas);

  document.addEventListener('visibilitychange', update, { signal });
  // Not the pointer's movement, which particles follow.
  for (const type of ['pointerdown', 'pointerup', 'keydown'])
    window.addEventListener(type, rest, { signal, capture: true, passive: true });
  window.addEventListener(
    'click',
    (event) => {
      // `detail` is 0 for clicks made with the keyboard or by a script, which have no position.
      if (event.detail === 0 || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(controls)) return;
      if (!isActive()) return;
      const box = canvas.getBoundingClientRect();
      const x = event.clientX - box.left;
      const y = event.clientY - box.top;
      if (x >= 0 && y >= 0 && x <= box.width && y <= box.height) drawing?.push({ x, y });
    },
    { signal },
  );

  return {
    rest,
    setPaused(next: boolean) {
      paused = next;
      update();
    },
    /** Removes the canvas and every listener, observer, timer and frame. The field cannot be used again. */
    stop() {
      lifetime.abort();
      clearTimeout(resting);
      intersectionObserver.disconnect();
      resizeObserver.disconnect();
      canvas.remove();
    },
  };
}
