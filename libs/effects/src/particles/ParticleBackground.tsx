'use client';

import { lazy, Suspense, useMemo, useState } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { drawInWorker } from './drawInWorker';
import { ParticleHost, type ParticleBackgroundProps } from './ParticleHost';

// tsParticles is an optional peer, and not needed on servers.
const LazyParticles = lazy(() =>
  import('./engine/LinkedParticles').then(({ LinkedParticles }) => ({ default: LinkedParticles })),
);

/**
 * Renders drifting linked particles behind a page. Decorative: hidden from assistive technology, and never receives
 * pointer events.
 *
 * Stops while paused, out of view or in a hidden tab. Renders nothing on a server and under reduced motion. Throws to the
 * next error boundary if tsParticles cannot be imported on the main thread.
 * @see WCAG 2.2, 2.2.2 Pause, Stop, Hide: the page must offer a pause control; 2.3.3 Animation from Interactions
 * @example <ParticleBackground paused={paused} />
 */
export function ParticleBackground({ createWorker, ...props }: ParticleBackgroundProps) {
  const reducedMotion = useReducedMotion();
  const [failed, setFailed] = useState(false);
  const loadDrawing = useMemo(() => createWorker && drawInWorker(createWorker), [createWorker]);
  if (reducedMotion) return null;
  if (loadDrawing && !failed)
    return <ParticleHost {...props} loadDrawing={loadDrawing} onFailure={setFailed} />;
  return (
    <Suspense fallback={null}>
      <LazyParticles {...props} />
    </Suspense>
  );
}
