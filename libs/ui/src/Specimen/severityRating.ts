/** Lowest score of each rating, CVSS v4.0 section 6: https://www.first.org/cvss/v4.0/specification-document */
export const ratings = [
  ['Critical', 9],
  ['High', 7],
  ['Medium', 4],
  ['Low', 0.1],
] as const;

/** Qualitative rating of a score. */
export type Rating = 'None' | (typeof ratings)[number][0];

/** Returns the qualitative rating of a CVSS score from 0 to 10. */
export function severityRating(score: number): Rating {
  return ratings.find(([, lowest]) => score >= lowest)?.[0] ?? 'None';
}
