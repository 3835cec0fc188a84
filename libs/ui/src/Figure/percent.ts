/** Returns a fraction as a percentage with at most two decimals, for example `12.5%` for 0.125. */
export const percent = (fraction: number) => `${String(Math.round(fraction * 10_000) / 100)}%`;
