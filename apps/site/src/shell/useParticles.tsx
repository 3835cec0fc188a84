import { useReducedMotion } from '@keystrand/effects/motion';
import { InterfaceIcon } from '@keystrand/ui';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import * as styles from './Particles.css';
import { useParticlesPaused } from './useParticlesPaused';
import { onUserIdle } from './onUserIdle';

/** Before the code has come, and under reduced motion. */
const nothing = { background: null, control: null };

type Background = ComponentType<{ readonly paused?: boolean; readonly className?: string }>;

/** Once fetched, there from a page's first moment on. */
let fetched: Background | undefined;

/**
 * The particle background and its pause control (WCAG 2.2.2), remembered across visits.
 * Fetched when the page has been left in peace for a while; neither fetched nor shown under reduced motion; simply
 * absent where its code does not come, since it only decorates.
 */
export function useParticles(): { readonly background: ReactNode; readonly control: ReactNode } {
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useParticlesPaused();
  const [Background, setBackground] = useState(() => fetched);

  useEffect(() => {
    if (reducedMotion || Background) return undefined;
    return onUserIdle(() => {
      // Nothing to ask for without a connection; the next page has them.
      if (!navigator.onLine) return;
      import('@keystrand/effects/particles').then(
        (module) => {
          fetched = module.ParticleBackground;
          setBackground(() => fetched);
        },
        () => undefined,
      );
    });
  }, [reducedMotion, Background]);

  if (!Background || reducedMotion) return nothing;
  return {
    background: <Background paused={paused} className={styles.particles} />,
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
