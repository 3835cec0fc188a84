'use client';

import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { drawInWorker, supportsCanvasInWorker } from './drawInWorker';
import type { ParticleConstants } from './particleConstants';
import { ParticleHost } from './ParticleHost';

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

// tsParticles is an optional peer: only a rejected import can be explained, and it is not needed on servers.
const LazyParticles = lazy(() =>
  import('./engine/LinkedParticles').then(
    ({ LinkedParticles }) => ({ default: LinkedParticles }),
    rejectWithFix,
  ),
);

/**
 * Renders drifting linked particles behind a page. Decorative: hidden from assistive technology, and never receives
 * pointer events.
 *
 * Stops while paused, out of view or in a hidden tab. Renders nothing on a server, until the engine has loaded, and
 * under reduced motion. Removes everything it has started when it unmounts. Throws to the next error boundary if
 * tsParticles cannot be imported on the main thread.
 * @see WCAG 2.2, 2.2.2 Pause, Stop, Hide: the page must offer a pause control; 2.3.3 Animation from Interactions
 * @example <ParticleBackground paused={paused} />
 */
export function ParticleBackground({ createWorker, ...props }: ParticleBackgroundProps) {
  const reducedMotion = useReducedMotion();
  const [failed, setFailed] = useState(false);
  const loadDrawing = useMemo(() => createWorker && drawInWorker(createWorker), [createWorker]);
  const onFailure = useCallback(() => setFailed(true), []);
  if (reducedMotion) return null;
  if (loadDrawing && !failed && supportsCanvasInWorker())
    return <ParticleHost {...props} loadDrawing={loadDrawing} onFailure={onFailure} />;
  return (
    <Suspense fallback={null}>
      <LazyParticles {...props} />
    </Suspense>
  );
}

function rejectWithFix(cause: unknown): never {
  if (process.env.NODE_ENV === 'production') throw cause;
  throw new Error(
    '@keystrand/effects: ParticleBackground: tsParticles cannot be imported. ' +
      'If it is not installed, run `npm install @tsparticles/engine@4 @tsparticles/react@4 @tsparticles/slim@4`.',
    { cause },
  );
}
