import { setAnimationFunctions, type Engine } from '@tsparticles/engine';
import { ParticlesProvider } from '@tsparticles/react';
import { loadSlim } from '@tsparticles/slim';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { fieldPlugin } from './fieldPlugin';
import { cancelFrame, nextFrame } from './throttledFrame';
import { particleConstants, type ParticleConstants } from './particleConstants';
import { startParticleField, type ParticleField } from './startParticleField';

/** What a page may say about its particles. */
export interface ParticleBackgroundProps {
  /** Freezes the particles where they are. Defaults to `false`. @see WCAG 2.2, 2.2.2 Pause, Stop, Hide */
  readonly paused?: boolean;
  /**
   * Class that places the background and gives it a size. Without one it lies fixed over the whole viewport at
   * `z-index: 0`, so that the page's content needs a stacking position above it.
   */
  readonly className?: string;
  /** Replaces single constants of the specification; a change starts the particles anew. Defaults to none. */
  readonly constants?: Partial<ParticleConstants>;
}

/**
 * Drifting linked dots behind a page: pure decoration, hidden from assistive technology.
 *
 * Never catches a pointer event. Rests while paused, out of view or in a hidden tab. Renders nothing on a server, while
 * the engine loads, or if the visitor asks for less motion; leaves nothing behind when it is unmounted.
 * @see WCAG 2.2, 2.2.2 (its owner offers a pause control), 2.3.3
 * @example <ParticleBackground paused={paused} />
 */
export function ParticleBackground(props: ParticleBackgroundProps) {
  if (useReducedMotion()) return null;
  return (
    <ParticlesProvider init={register}>
      <Field {...props} />
    </ParticlesProvider>
  );
}

/** Runs once for the page, however many backgrounds come and go. */
async function register(engine: Engine): Promise<void> {
  setAnimationFunctions(nextFrame, cancelFrame);
  await loadSlim(engine);
  await engine.pluginManager.register(({ pluginManager }) => pluginManager.addPlugin(fieldPlugin));
}

// Set through the style object, as nothing of this is ever prerendered: the site's policy forbids style attributes.
const nonInteractive: CSSProperties = { pointerEvents: 'none' };
const behindPage: CSSProperties = {
  ...nonInteractive,
  position: 'fixed',
  inset: 0,
  zIndex: 0,
  contain: 'strict',
};

/** Stands in for the wrapper's own `Particles`, which leaves a canvas on the body if it is unmounted while it loads. */
function Field({ paused = false, className, constants }: ParticleBackgroundProps) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<ParticleField>(null);
  const { count, color, opacity, size, linkDistance, speed, hover, addedOnClick } = {
    ...particleConstants,
    ...constants,
  };
  // By value: an object written in place must not start the particles anew at every render.
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
      style={className === undefined ? behindPage : nonInteractive}
    />
  );
}
