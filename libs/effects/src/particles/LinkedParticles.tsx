'use client';

import { setAnimationFunctions, type Engine } from '@tsparticles/engine';
import { ParticlesProvider } from '@tsparticles/react';
import { loadSlim } from '@tsparticles/slim';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { fieldPlugin } from './fieldPlugin';
import type { ParticleBackgroundProps } from './ParticleBackground';
import { particleConstants } from './particleConstants';
import { startParticleField, type ParticleField } from './startParticleField';
import { cancelThrottledFrame, requestThrottledFrame } from './throttledFrame';

/** Renders the particles of `ParticleBackground`. */
export function LinkedParticles(props: ParticleBackgroundProps) {
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
