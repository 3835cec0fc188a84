import { DarkSurface } from '@keystrand/ui';
import type { ReactNode } from 'react';
import type { SurfaceKind } from './layoutRules';
import { useParticles } from './useParticles';

/** Renders a page on its surface; the dark surface has the particle background behind its content. */
export function PageSurface({
  surface,
  children,
}: {
  readonly surface: SurfaceKind;
  readonly children: ReactNode;
}) {
  return surface === 'page' ? children : <ParticleSurface>{children}</ParticleSurface>;
}

function ParticleSurface({ children }: { readonly children: ReactNode }) {
  const { background, control } = useParticles();
  return (
    <>
      <DarkSurface background={background}>{children}</DarkSurface>
      {control}
    </>
  );
}
