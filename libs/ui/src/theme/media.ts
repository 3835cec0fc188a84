/** Media query from which there is room for two columns, for `matchMedia`. */
export const mediumQuery = '(min-width: 40rem)';

/** Media query from which the navigation bar is shown, for `matchMedia`. */
export const wideQuery = '(min-width: 56rem)';

/** Media queries. Breakpoints are mobile first and in rem, so that they respect the browser's font size. */
export const media = {
  /** From 640 px. */
  medium: `screen and ${mediumQuery}`,
  /** From 896 px: navigation bar; below, the menu dialog. */
  wide: `screen and ${wideQuery}`,
  /** From 1536 px: the margin next to a `Surface` is wide enough for the chat button. */
  besideContent: 'screen and (min-width: 96rem)',
  belowBesideContent: 'screen and (max-width: 95.99rem)',
  belowMedium: 'screen and (max-width: 39.99rem)',
  belowWide: 'screen and (max-width: 55.99rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  /** For what no translucent or light colour may show. */
  highContrast: '(prefers-contrast: more), (forced-colors: active)',
  print: 'print',
} as const;
