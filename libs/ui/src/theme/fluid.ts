/** Viewport widths in px between which fluid sizes grow. */
const fluidViewport = { min: 360, max: 1280 } as const;

const rootFontSize = 16;
const round = (value: number) => String(Number(value.toFixed(4)));

/**
 * Returns the CSS length that grows linearly from `min` to `max`, both in px, between the widths of `fluidViewport`. The result is in
 * rem and vw, so that it follows the browser's font size.
 */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / (fluidViewport.max - fluidViewport.min);
  const intercept = min - slope * fluidViewport.min;
  const rem = (pixels: number) => `${round(pixels / rootFontSize)}rem`;
  return `clamp(${rem(min)}, ${rem(intercept)} + ${round(slope * 100)}vw, ${rem(max)})`;
}
