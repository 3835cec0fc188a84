import { ParticleBackground } from '@keystrand/effects/particles';
import { InterfaceIcon } from '@keystrand/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { maskBehindText } from './maskBehindText';
import * as styles from './Particles.css';
import { supportsMask } from '../supportsMask';
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
  const mask = useRef<HTMLDivElement>(null);
  // After every render: a page change and the control bring other texts.
  useEffect(() => (mask.current && supportsMask() ? maskBehindText(mask.current) : undefined));
  return (
    <div ref={mask} className={styles.mask}>
      <ParticleBackground paused={paused} className={styles.particles} />
    </div>
  );
}
