import { useReducedMotion } from '@keystrand/effects/motion';
import { DarkSurface } from '@keystrand/ui';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { contentPath } from '../contentPath';
import { inTime } from '../loading/chunk';
import { onIdle } from './onIdle';
import { PageContents } from './PageContents';

const importParticles = () => inTime('code of the particles', import('./particles/Particles'));

/** Browsers return no context if canvases are disabled or the graphics memory is used up. */
const supportsCanvas = () => document.createElement('canvas').getContext('2d') !== null;

/**
 * Home has the page's background, all others the dark surface with particles (docs/requirements.md, section 5.1), but none
 * under reduced motion, without a canvas, or if they fail.
 */
export function PageSurface({ children }: { readonly children: ReactNode }) {
  const path = contentPath(useLocation().pathname);
  const isHome = path === '/';
  const reducedMotion = useReducedMotion();
  const [Particles, setParticles] = useState<ComponentType>();

  useEffect(() => {
    if (isHome || reducedMotion || Particles) return undefined;
    return onIdle(() => {
      if (!navigator.onLine || !supportsCanvas()) return;
      importParticles().then(
        (module) => setParticles(() => module.Particles),
        // The next page after home tries again.
        () => undefined,
      );
    });
  }, [isHome, reducedMotion, Particles]);

  if (isHome) return children;
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
      <PageContents key={path} />
      {children}
    </DarkSurface>
  );
}
