/** `page`: full width on the theme's background. `dark`: padded, on the dark surface with particles. */
export type SurfaceKind = 'page' | 'dark';

/** Returns the surface of the page at `path` (docs/requirements.md, section 5.1). */
export function surfaceOf(path: string): SurfaceKind {
  return path === '/' ? 'page' : 'dark';
}

/** Returns whether the page at `path` has no navigation bar (docs/requirements.md, section 4.4). */
export function hidesNavigation(path: string): boolean {
  return path === '/it-consulting';
}
