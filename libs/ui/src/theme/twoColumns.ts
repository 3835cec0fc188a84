/** Two columns where each has at least this width, otherwise one; the gap is at most that of `layout.columnGap`. */
export const twoColumns = (width: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${width}, (100% - 4.8rem) / 2)), 1fr))`;
