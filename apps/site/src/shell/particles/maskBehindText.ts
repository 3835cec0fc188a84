import { textMask } from './textMask';

/** Time without a change of size after which the mask is updated, in milliseconds. */
const restTime = 200;

/**
 * Masks an element behind the texts of its surface, which have the attribute `data-over-background`, and follows their
 * size. A cover in the colour of the page would show as a shape: where it is translucent, browsers round its colour.
 * @returns a function that stops following
 */
export function maskBehindText(element: HTMLElement): () => void {
  // `DarkSurface` renders its background in an element of its own.
  const surface = element.parentElement?.parentElement;
  if (!surface) return () => undefined;
  const texts = [...surface.querySelectorAll('[data-over-background]')];
  const update = () => {
    const origin = element.getBoundingClientRect();
    element.style.mask = textMask(
      texts.map((text) => {
        const { left, top, width, height } = text.getBoundingClientRect();
        return { left: left - origin.left, top: top - origin.top, width, height };
      }),
    );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = 0;
  // Reports each element once at the start. The surface changes its height when a text below the fold moves.
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    // Later after a change than at the start: a new mask is drawn over the whole window, which would delay the response to an
    // input, and each frame of an animation of the height.
    timer = setTimeout(update, wait);
    wait = restTime;
  });
  for (const observed of [surface, ...texts]) observer.observe(observed);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
