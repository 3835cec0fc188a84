import { ParticleBackground } from '@keystrand/effects/particles';
import { InterfaceIcon } from '@keystrand/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Particles.css';
import { useParticlesPaused } from './useParticlesPaused';

interface ParticlesProps {
  /** Receives the pause control, and null when the particles are removed or fail to render. */
  readonly onControl: (control: ReactNode) => void;
}

/** Renders the particle background and passes on its pause control (WCAG 2.2.2; docs/requirements.md, section 5.2). */
export function Particles({ onControl }: ParticlesProps) {
  const [paused, setPaused] = useParticlesPaused();
  useEffect(() => {
    onControl(
      <button
        type="button"
        className={styles.control}
        aria-pressed={paused}
        onClick={() => {
          setPaused(!paused);
        }}
      >
        <InterfaceIcon name={paused ? 'play' : 'pause'} />
        Pause background
      </button>,
    );
  }, [onControl, paused, setPaused]);
  useEffect(
    () => () => {
      onControl(null);
    },
    [onControl],
  );
  return <ParticleBackground paused={paused} className={styles.particles} />;
}
