interface Range {
  readonly min: number;
  readonly max: number;
}

const range = (unit: number, min: number, max: number): Range => ({
  min: Math.round(min * unit),
  max: Math.round(max * unit),
});

/** Returns a duration in working days. `max` defaults to `min`. */
export const days = (min: number, max = min) => range(1, min, max);

/** Returns a duration in weeks as working days, five a week. `max` defaults to `min`. */
export const weeks = (min: number, max = min) => range(5, min, max);

/** Returns a duration in months as working days, a twelfth of 52 weeks each. `max` defaults to `min`. */
export const months = (min: number, max = min) => range(260 / 12, min, max);
