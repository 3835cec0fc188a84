import type { AssessmentPage } from '@keystrand/content';

/** Each band with the points it spans, from the lowest. */
export function bandRanges(bands: AssessmentPage['bands'], max: number) {
  const rising = [...bands].sort((one, other) => one.from - other.from);
  return rising.map((band, index) => ({ ...band, to: (rising[index + 1]?.from ?? max + 1) - 1 }));
}
