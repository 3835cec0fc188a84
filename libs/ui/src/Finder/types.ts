import type { IconName } from '../Icon/IconName';
import type { Hue } from '../theme/tokens';

/** Half-open range of UTF-16 offsets in a text. */
export type TextRange = readonly [start: number, end: number];

export interface FinderResult {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** Parts of `title` that match: ascending, without overlap. */
  readonly titleRanges: readonly TextRange[];
  /** Parts of `text` that match: ascending, without overlap. */
  readonly textRanges: readonly TextRange[];
}

/** Results of one category, best first. */
export interface FinderGroup {
  readonly label: string;
  readonly icon: IconName;
  readonly hue?: Hue | undefined;
  /** At least one. */
  readonly results: readonly FinderResult[];
}

/** Returns the matches of a query that is not blank; empty if there are none. */
export type FinderSearch = (query: string) => readonly FinderGroup[];
