/** Media query from which the navigation bar is shown, for `matchMedia`. */
export const wideQuery = '(min-width: 56rem)';

/** Media queries. Breakpoints are mobile first and in rem, so that they respect the browser's font size. */
export const media = {
  /** From 640 px: room for two columns. */
  medium: 'screen and (min-width: 40rem)',
  /** From 896 px: navigation bar; below, the menu dialog. */
  wide: `screen and ${wideQuery}`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  /** For what no translucent or light colour may show. */
  highContrast: '(prefers-contrast: more), (forced-colors: active)',
  print: 'print',
} as const;
