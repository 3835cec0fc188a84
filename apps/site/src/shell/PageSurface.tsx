import { useReducedMotion } from '@keystrand/effects/motion';
import { DarkSurface } from '@keystrand/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { contentPath } from '../contentPath';
import { chunk } from '../loading/chunk';
import { createLazyComponent } from '../loading/createLazyComponent';
import { onIdle } from './onIdle';

const importParticles = chunk('code of the particles', () => import('./particles/Particles'));
const useParticles = createLazyComponent(() => importParticles().then((module) => module.Particles));

/** Browsers return no context if canvases are disabled or the graphics memory is used up. */
const supportsCanvas = () => document.createElement('canvas').getContext('2d') !== null;

/** Renders home on the page's background, other pages on the dark surface with particles (docs/requirements.md, section 5.1). */
export function PageSurface({ children }: { readonly children: ReactNode }) {
  const isHome = contentPath(useLocation().pathname) === '/';
  return isHome ? children : <ParticleSurface>{children}</ParticleSurface>;
}

/** Without particles, and without their control, under reduced motion, without a canvas, and if they fail. */
function ParticleSurface({ children }: { readonly children: ReactNode }) {
  const reducedMotion = useReducedMotion();
  const [Particles, loadParticles] = useParticles();

  useEffect(() => {
    if (reducedMotion || Particles) return undefined;
    return onIdle(() => {
      // Offline, the next page tries again.
      if (navigator.onLine && supportsCanvas()) loadParticles().catch(() => undefined);
    });
  }, [reducedMotion, Particles, loadParticles]);

  return (
    <DarkSurface
      background={
        Particles && !reducedMotion ? (
          <ErrorBoundary fallback={null}>
            <Particles />
          </ErrorBoundary>
        ) : null
      }
    >
      {children}
    </DarkSurface>
  );
}
