/** What a page stands on: home on the theme's own colour, edge to edge; every other page on the dark canvas, padded. */
export type SurfaceKind = 'page' | 'dark';

/** The ground of the page at `path` (specification, section 2: layout rules). */
export function surfaceOf(path: string): SurfaceKind {
  return path === '/' ? 'page' : 'dark';
}

/** Whether the top navigation is hidden (specification, section 2: header navigation). */
export function hidesNavigation(path: string): boolean {
  return path === '/it-consulting';
}
