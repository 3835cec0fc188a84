import type { RichTextValue } from '../Prose/types';

interface BlockBase {
  readonly heading?: string;
  /** Whether the block takes half of the sheet's width where there is room. @default false */
  readonly half?: boolean;
}

interface Titled {
  readonly title: string;
  readonly text: string;
}

export interface SpecimenRow {
  readonly term: string;
  readonly text: RichTextValue;
}

export interface SpecimenStop {
  readonly title: string;
  readonly text?: string;
  /**
   * State of the line from this stop to the next one. `missing`: a check that is absent; `handover`: somebody else takes
   * over; `boundary`: the border between two zones of trust. @default a plain line
   */
  readonly link?: 'missing' | 'handover' | 'boundary';
}

/** A time of the first day, `HH:MM`. */
export type ClockTime = `${number}:${number}`;

/** A period that began on the first day shown and must end by a deadline. */
export interface SpecimenPeriod extends Titled {
  readonly from: ClockTime;
  readonly hours: number;
  /** When it was settled. @default not settled yet */
  readonly sent?: ClockTime;
  /** When it was settled, or how long it is left or late, in words. */
  readonly state: string;
}

/**
 * - `statement`: a paragraph in larger type, for what the sheet recommends.
 * - `columns`: two to four short texts side by side.
 * - `severity`: a CVSS score on its scale, with the vector and a reason for each metric.
 * - `scales`: values `at`, or ranges from `from` to `at`, between poles: 0 is the first, 1 the last, 0.5 one between them.
 * - `clock`: periods along days of 24 hours, at the time `now` of the first day.
 */
export type SpecimenBlock = BlockBase &
  (
    | { readonly type: 'text' | 'statement'; readonly text: RichTextValue }
    | { readonly type: 'list'; readonly ordered?: boolean; readonly items: readonly RichTextValue[] }
    | { readonly type: 'code'; readonly code: string }
    | { readonly type: 'rows'; readonly columns?: 1 | 2 | 3; readonly rows: readonly SpecimenRow[] }
    | { readonly type: 'columns'; readonly items: readonly (Titled & { readonly mark?: string })[] }
    | {
        readonly type: 'table';
        readonly head: readonly string[];
        readonly cells: readonly (readonly RichTextValue[])[];
      }
    | {
        readonly type: 'severity';
        readonly score: number;
        readonly ratings: readonly [string, string, string, string];
        readonly vector: string;
        readonly rows: readonly SpecimenRow[];
      }
    | {
        readonly type: 'scales';
        readonly poles: readonly [string, string] | readonly [string, string, string];
        readonly items: readonly (Titled & { readonly from?: number; readonly at: number })[];
      }
    | { readonly type: 'path'; readonly stops: readonly SpecimenStop[] }
    | {
        readonly type: 'clock';
        readonly days: readonly string[];
        readonly now: ClockTime;
        readonly periods: readonly SpecimenPeriod[];
      }
    | { readonly type: 'signatures'; readonly items: readonly string[] }
  );

export interface SpecimenData {
  readonly document: string;
  /** Invented content, for the header: 'invented system, invented data'. */
  readonly synthetic: string;
  readonly title: string;
  readonly facts: readonly SpecimenRow[];
  readonly sections: readonly {
    readonly note: { readonly title: string; readonly description: string };
    readonly body: readonly SpecimenBlock[];
  }[];
  readonly foot: string;
}
