/** The one breakpoint policy: small first, two steps up, in rem so that zoom counts. */
export const media = {
  /** From 640 px: two columns fit. */
  medium: 'screen and (min-width: 40rem)',
  /** From 896 px: the navigation bar stands; below it the menu dialog serves. */
  wide: 'screen and (min-width: 56rem)',
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;

/** The query from which the navigation bar stands, for `matchMedia`. */
export const wideQuery = '(min-width: 56rem)';
