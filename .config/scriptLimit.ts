/** Most kilobytes of script of a page at rest, compressed, without the particles. */
export const scriptLimit = 100;
