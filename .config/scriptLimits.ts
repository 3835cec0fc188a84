/** Most kilobytes of script of a page at rest, compressed, without the particles: of all pages, and of those with behaviour. */
export const scriptLimits = { static: 105, live: 118 } as const;
