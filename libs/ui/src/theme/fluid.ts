/** Viewport widths in px at which fluid sizes are given. */
const viewports = [360, 1280, 1920] as const;

const rootFontSize = 16;
const round = (value: number) => String(Number(value.toFixed(4)));
const rem = (pixels: number) => `${round(pixels / rootFontSize)}rem`;

/** Returns the line through two sizes in px, at the viewports `index` and `index + 1`. */
function line(index: 0 | 1, from: number, to: number): string {
  const slope = (to - from) / (viewports[index === 0 ? 1 : 2] - viewports[index]);
  return `${rem(from - slope * viewports[index])} + ${round(slope * 100)}vw`;
}

/**
 * Returns the CSS length that grows with the window between the sizes in px at `viewports`. The result is in rem and vw, so
 * that it follows the browser's font size. From 1280 px on it grows more slowly, not at all by default.
 */
export function fluid(small: number, medium: number, large = medium): string {
  const [first, second] = [line(0, small, medium), line(1, medium, large)];
  const between = small === medium ? second : medium === large ? first : `min(${first}, ${second})`;
  return `clamp(${rem(small)}, ${between}, ${rem(large)})`;
}
