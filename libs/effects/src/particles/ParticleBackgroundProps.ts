import type { ParticleConstants } from './particleConstants';

/** The props of `ParticleBackground`. */
export interface ParticleBackgroundProps {
  /** Freezes the particles in place. @default false @see WCAG 2.2, 2.2.2 Pause, Stop, Hide */
  readonly paused?: boolean;
  /**
   * Class that positions and sizes the background. Without one it is fixed over the whole viewport at `z-index: 0`, so
   * the page's content needs a higher stacking order.
   */
  readonly className?: string;
  /** No frame is drawn for 200 ms after this value has changed, such as the path of the page, as after each input. */
  readonly restsOn?: unknown;
  /** Overrides single constants; a changed value restarts the particles. */
  readonly constants?: Partial<ParticleConstants>;
  /**
   * Returns a new worker whose module calls `runParticlesWorker`; it draws the particles, so that they take no time of the
   * main thread. Without it, or if the worker cannot draw, they are drawn on the main thread. Declare the function outside
   * the component: a new function restarts the particles.
   */
  readonly createWorker?: () => Worker;
}
