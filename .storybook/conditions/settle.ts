const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Most frames in which one transition can start another: inherited colours change one level after another. */
const mostFrames = 20;

const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;

/**
 * Ends all animations and transitions that have an end. Under reduced motion, properties that have no transition otherwise
 * change in one of 0.01 ms, so that a computed style has its new value only afterwards.
 */
export function endAnimations(): boolean {
  const running = document.getAnimations().filter((animation) => isFinite(animation));
  for (const animation of running) animation.finish();
  return running.length > 0;
}

/** Waits until React has rendered what a media query or a ResizeObserver changed, and until nothing moves. */
export async function settle(): Promise<void> {
  await frame();
  await frame();
  for (let count = 0; count < mostFrames && endAnimations(); count += 1) await frame();
}
