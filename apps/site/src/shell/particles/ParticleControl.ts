import { createContext } from 'react';
import type { ReactNode } from 'react';

/** The pause control of the particle background, which the hero shows; null while there are no particles. */
export const ParticleControl = createContext<ReactNode>(null);
