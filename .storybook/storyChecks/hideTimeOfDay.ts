/** Replaces times of day such as `10:30 AM`, which differ in each run and time zone, by `hh:mm`. */
export const hideTimeOfDay = (text: string): string => text.replaceAll(/\b\d{1,2}:\d{2}\s[AP]M\b/g, 'hh:mm');
