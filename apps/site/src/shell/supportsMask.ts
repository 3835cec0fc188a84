/**
 * Whether the particles can fade behind texts; otherwise components of `@keystrand/ui` cover the particles there. Outside the
 * folder `particles`, whose modules are in a chunk that is loaded on demand.
 */
export const supportsMask = () => 'maskComposite' in document.documentElement.style;
