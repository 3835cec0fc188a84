/** Cascade layers of the package, lowest priority first. Styles outside every layer override all of them. */
export const layers = [
  'keystrand.reset',
  'keystrand.tokens',
  // Styles of bare elements, for the elements of components.
  'keystrand.components.base',
  // Classes that several components use or extend.
  'keystrand.components.shared',
  'keystrand.components.parts',
  // Overrides the animations of all components for visitors who prefer reduced motion.
  'keystrand.components.motion',
] as const;

export type Layer = (typeof layers)[number];
