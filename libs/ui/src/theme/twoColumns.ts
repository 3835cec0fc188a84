const widestGap = '4.8rem';

/** Gap between the columns of a page: 40 to 77 px. */
export const columnGap = `clamp(2.5rem, 6vw, ${widestGap})` as const;

/** Two columns where each has at least this width, otherwise one. */
export const twoColumns = (width: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${width}, (100% - ${widestGap}) / 2)), 1fr))`;
