import type { PeriodState } from './clockTimes';
import type { Rating } from './severityRating';

/** Texts of the blocks that are not part of a document's data. */
export interface BlockTexts {
  readonly ratingText: (rating: Rating) => string;
  readonly periodText: (state: PeriodState, minutes: number) => string;
}

/** Returns `65 h 10 min`, or `0 min`. */
function duration(minutes: number): string {
  const parts = [
    minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '',
    minutes % 60 > 0 || minutes === 0 ? `${minutes % 60} min` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const defaultTexts: BlockTexts = {
  ratingText: (rating) => rating,
  periodText: (state, minutes) =>
    state === 'sent'
      ? `sent ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
      : `${duration(minutes)} ${state}`,
};
