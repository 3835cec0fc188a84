import { ParticleBackground } from '@keystrand/effects/particles';
import { InterfaceIcon } from '@keystrand/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { createParticlesWorker } from './createParticlesWorker';
import { maskBehindText } from './maskBehindText';
import * as styles from './Particles.css';
import { supportsMask } from '../supportsMask';
import { useParticlesPaused } from './useParticlesPaused';

/** Calls back when a page change has replaced the content of `main`. */
function subscribeToPage(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true });
  return () => {
    observer.disconnect();
  };
}

/** Returns the element of the hero around the block of its heading. */
const findHero = () => document.querySelector('main h1')?.closest('[data-over-background]')?.parentElement;

/**
 * Renders the particle background, and its pause control in the hero of the page (WCAG 2.2.2; docs/requirements.md, section
 * 5.2). A portal, because the content of the first page may be static markup.
 */
export function Particles() {
  const [paused, setPaused] = useParticlesPaused();
  const hero = useSyncExternalStore(subscribeToPage, findHero);
  const { pathname } = useLocation();
  const mask = useRef<HTMLDivElement>(null);
  // After every render: a page change and the control bring other texts.
  useEffect(() => (mask.current && supportsMask() ? maskBehindText(mask.current) : undefined));
  const control = (
    <div
      className={supportsMask() ? styles.place : `${styles.place} ${styles.cover}`}
      data-over-background=""
    >
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
      </button>
    </div>
  );
  return (
    <div ref={mask} className={styles.mask}>
      <ParticleBackground
        paused={paused}
        restsOn={pathname}
        className={styles.particles}
        createWorker={createParticlesWorker}
      />
      {hero ? createPortal(control, hero) : null}
    </div>
  );
}
