import { useReducedMotion } from '@keystrand/effects/motion';
import { InterfaceIcon } from '@keystrand/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createLazyComponent } from '../loading/createLazyComponent';
import { onUserIdle } from './onUserIdle';
import * as styles from './Particles.css';
import { useParticlesPaused } from './useParticlesPaused';

const useParticleBackground = createLazyComponent(() =>
  import('@keystrand/effects/particles').then((module) => module.ParticleBackground),
);

/** Browsers return no context if canvases are disabled or the graphics memory is used up. */
const supportsCanvas = () => document.createElement('canvas').getContext('2d') !== null;

/**
 * Returns the particle background and its pause control (WCAG 2.2.2; docs/requirements.md, section 5.2). Both are null
 * until the code is loaded, under reduced motion, without a canvas, and if the background fails to load or to render.
 */
export function useParticles(): { readonly background: ReactNode; readonly control: ReactNode } {
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useParticlesPaused();
  const [Background, loadBackground] = useParticleBackground();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (reducedMotion || Background) return undefined;
    return onUserIdle(() => {
      // Offline, the next page tries again.
      if (navigator.onLine && supportsCanvas()) loadBackground().catch(() => undefined);
    });
  }, [reducedMotion, Background, loadBackground]);

  if (!Background || reducedMotion || hasFailed) return { background: null, control: null };
  return {
    background: (
      <ErrorBoundary
        fallback={null}
        onError={() => {
          setHasFailed(true);
        }}
      >
        <Background paused={paused} className={styles.particles} />
      </ErrorBoundary>
    ),
    control: (
      <button
        type="button"
        className={styles.control}
        aria-pressed={paused}
        aria-label="Pause the moving background"
        onClick={() => {
          setPaused(!paused);
        }}
      >
        <InterfaceIcon name={paused ? 'play' : 'pause'} />
      </button>
    ),
  };
}
