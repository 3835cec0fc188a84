/** Length of half a turn of the braid, in units of the drawing. */
const half = 12;
/** Height of the control points above and below the middle: a quadratic curve reaches half of it. */
const rise = 10;

/** Height of the drawing in px; the braid runs along its middle. */
export const waveHeight = 20;

/**
 * Returns the path data of the two strands of a braid with the given number of half turns, at least one. Relative smooth
 * curves repeat the same few characters, which compress well.
 */
export function wave(halfTurns: number): {
  readonly width: number;
  readonly strands: readonly [string, string];
} {
  const count = Math.max(1, Math.round(halfTurns));
  const strand = (height: number) =>
    `M0 ${String(waveHeight / 2)}q${String(half / 2)} ${String(height)} ${String(half)} 0${`t${String(half)} 0`.repeat(count - 1)}`;
  return { width: count * half, strands: [strand(-rise), strand(rise)] };
}
