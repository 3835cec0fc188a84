import { ParticleBackground } from '@keystrand/effects/particles';
import { InterfaceIcon } from '@keystrand/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { safeLocalStorage } from '../../storage/safeStorage';
import { createParticlesWorker } from './createParticlesWorker';
import { maskBehindText } from './maskBehindText';
import * as styles from './Particles.css';

/** Key in local storage; present means paused. */
const pausedKey = 'particles-paused';

/** Calls back when a page change has replaced the content of `main`. */
function subscribeToPage(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true });
  return () => observer.disconnect();
}

/** Returns the element of the hero around the block of its heading. */
const findHero = () => document.querySelector('main h1')?.closest('[data-over-background]')?.parentElement;

/**
 * Renders the particle background, and its pause control in the hero of the page (WCAG 2.2.2; docs/requirements.md, section
 * 5.2). A portal, because the content of the first page may be static markup.
 */
export function Particles() {
  const [paused, setPaused] = useState(() => safeLocalStorage.read(pausedKey) !== null);
  const hero = useSyncExternalStore(subscribeToPage, findHero);
  const { pathname } = useLocation();
  const mask = useRef<HTMLDivElement>(null);
  // After every render: a page change and the control bring other texts.
  useEffect(() => (mask.current ? maskBehindText(mask.current) : undefined));
  const control = (
    <div className={styles.place} data-over-background="">
      <button
        type="button"
        className={styles.control}
        aria-pressed={paused}
        onClick={() => {
          if (paused) safeLocalStorage.remove(pausedKey);
          else safeLocalStorage.write(pausedKey, '');
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
