const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Most frames in which one transition can start another: inherited colours change one level after another. */
const mostFrames = 20;

/** Returns the animations and transitions that have an end. */
const finiteAnimations = (): Animation[] =>
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);

/**
 * Ends all animations and transitions that have an end. Under reduced motion, properties that have no transition otherwise
 * change in one of 0.01 ms, so that a computed style has its new value only afterwards.
 */
export function endAnimations(): boolean {
  const running = finiteAnimations();
  for (const animation of running) animation.finish();
  return running.length > 0;
}

const noTransitions = new CSSStyleSheet();
noTransitions.replaceSync(
  '*, *::before, *::after { transition-property: none !important; scroll-behavior: auto !important }',
);

/**
 * Turns transitions off or on again. Otherwise every element starts some when colours or sizes change, and the inherited
 * ones start more level by level, which takes most of the processor time of a condition.
 */
export function allowTransitions(allowed: boolean): void {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions);
  document.adoptedStyleSheets = allowed ? others : [...others, noTransitions];
}

/** Waits until React has rendered what a media query or a ResizeObserver changed, and until nothing moves. */
export async function settle(): Promise<void> {
  await frame();
  await frame();
  for (let count = 0; count < mostFrames && endAnimations(); count += 1) await frame();
}
