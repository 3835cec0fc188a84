import type { PageKind } from '@keystrand/content';

/** Page kinds whose content has state or event handlers, beside links and what the browser itself does. */
const kinds: readonly PageKind[] = ['assessment', 'directory', 'form'];

/**
 * Returns whether the content of a prerendered page is hydrated. Otherwise only what surrounds it is
 * (docs/decisions/0019).
 */
export const isHydrated = (kind: PageKind): boolean => kinds.includes(kind);
