import { Canvas } from '@keystrand/ui';
import type { ReactNode } from 'react';
import type { Ground } from './layoutRules';
import { useParticles } from './useParticles';

/** Lays a page on its ground; the canvas carries the particles behind its content. */
export function PageGround({ ground, children }: { readonly ground: Ground; readonly children: ReactNode }) {
  return ground === 'page' ? children : <ParticleCanvas>{children}</ParticleCanvas>;
}

function ParticleCanvas({ children }: { readonly children: ReactNode }) {
  const { background, control } = useParticles();
  return (
    <>
      <Canvas background={background}>{children}</Canvas>
      {control}
    </>
  );
}
