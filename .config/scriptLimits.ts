/** Most kilobytes of script of a page at rest, compressed, without the particles: of a page without behaviour, and with it. */
export const scriptLimits = { static: 105, live: 118 } as const;
