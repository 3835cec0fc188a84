'use client';

import { setAnimationFunctions, type Engine } from '@tsparticles/engine';
import { ParticlesProvider } from '@tsparticles/react';
import { loadSlim } from '@tsparticles/slim';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { fieldPlugin } from './fieldPlugin';
import { particleConstants, type ParticleConstants } from './particleConstants';
import { startParticleField, type ParticleField } from './startParticleField';
import { cancelThrottledFrame, requestThrottledFrame } from './throttledFrame';

/** The props of `ParticleBackground`. */
export interface ParticleBackgroundProps {
  /** Freezes the particles in place. @default false @see WCAG 2.2, 2.2.2 Pause, Stop, Hide */
  readonly paused?: boolean;
  /**
   * Class that positions and sizes the background. Without one it is fixed over the whole viewport at `z-index: 0`, so
   * the page's content needs a higher stacking order.
   */
  readonly className?: string;
  /** Overrides single constants; a changed value restarts the particles. */
  readonly constants?: Partial<ParticleConstants>;
}

/**
 * Renders drifting linked particles behind a page. Decorative: hidden from assistive technology, and never receives
 * pointer events.
 *
 * Stops while paused, out of view or in a hidden tab. Renders nothing on a server, until the engine has loaded, and
 * under reduced motion. Removes everything it has started when it unmounts.
 * @see WCAG 2.2, 2.2.2 Pause, Stop, Hide: the page must offer a pause control; 2.3.3 Animation from Interactions
 * @example <ParticleBackground paused={paused} />
 */
export function ParticleBackground(props: ParticleBackgroundProps) {
  if (useReducedMotion()) return null;
  return (
    <ParticlesProvider init={registerFeatures}>
      <Field {...props} />
    </ParticlesProvider>
  );
}

/** Runs once per page, however many backgrounds are mounted. */
async function registerFeatures(engine: Engine): Promise<void> {
  setAnimationFunctions(requestThrottledFrame, cancelThrottledFrame);
  await loadSlim(engine);
  await engine.pluginManager.register(({ pluginManager }) => pluginManager.addPlugin(fieldPlugin));
}

// Never prerendered, so no style attribute conflicts with the Content-Security-Policy.
const nonInteractive: CSSProperties = { pointerEvents: 'none' };
const fixedBehindPage: CSSProperties = {
  ...nonInteractive,
  position: 'fixed',
  inset: 0,
  zIndex: 0,
  contain: 'strict',
};

/** Replaces the wrapper's `Particles`, which leaves a canvas on the body if it unmounts while it loads. */
function Field({ paused = false, className, constants }: ParticleBackgroundProps) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<ParticleField>(null);
  const { count, color, opacity, size, linkDistance, speed, hover, addedOnClick } = {
    ...particleConstants,
    ...constants,
  };
  // Compared by value: an inline `constants` object must not restart the particles on every render.
  const current = useMemo(
    () => ({ count, color, opacity, size, linkDistance, speed, hover, addedOnClick }),
    [count, color, opacity, size, linkDistance, speed, hover, addedOnClick],
  );

  useEffect(() => {
    if (!host.current) return;
    const started = startParticleField(host.current, current);
    field.current = started;
    return started.stop;
  }, [current]);

  useEffect(() => field.current?.setPaused(paused), [paused, current]);

  return (
    <div
      ref={host}
      aria-hidden="true"
      className={className}
      style={className === undefined ? fixedBehindPage : nonInteractive}
    />
  );
}
