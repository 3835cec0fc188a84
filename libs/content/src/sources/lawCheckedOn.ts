/**
 * ISO 8601 date on which the citations of laws and standards were last reviewed: names, numbers, editions and addresses.
 * Change it with each review of `laws.ts` and `standards.ts`; pages show it as 'Citations checked on …'.
 */
export const lawCheckedOn = '2026-11-24';
