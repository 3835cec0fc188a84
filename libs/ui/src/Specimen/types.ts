import type { RichTextValue } from '../Prose/types';

interface BlockBase {
  /** A small label above the block. */
  readonly heading?: string;
  /** Whether the block takes half of the sheet's width where there is room. @default false */
  readonly half?: boolean;
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
export interface SpecimenPeriod {
  readonly title: string;
  readonly text: string;
  readonly from: ClockTime;
  /** Length of the period in hours. */
  readonly hours: number;
  /** When it was settled. @default not settled yet */
  readonly sent?: ClockTime;
  /** When it was settled, or how long it is left or late, in words. */
  readonly state: string;
}

/**
 * - `text`: a paragraph; `statement`: the same, larger, next to a rule, for what the sheet recommends.
 * - `list`: items with a dash, or numbered.
 * - `code`: preformatted text.
 * - `rows`: terms with explanations in one to three columns.
 * - `columns`: two to four short texts side by side.
 * - `table`: rows and columns, each with a header; below the wide breakpoint one group of lines for each row.
 * - `severity`: a CVSS score on its scale, with the vector and a reason for each metric.
 * - `scales`: answers between two poles; `at` is 0 at the first pole and 1 at the second.
 * - `path`: stops along a line.
 * - `clock`: periods along days of 24 hours, at the time `now` of the first day.
 * - `signatures`: lines to sign on.
 */
export type SpecimenBlock = BlockBase &
  (
    | { readonly type: 'text' | 'statement'; readonly text: RichTextValue }
    | { readonly type: 'list'; readonly ordered?: boolean; readonly items: readonly RichTextValue[] }
    | { readonly type: 'code'; readonly code: string }
    | { readonly type: 'rows'; readonly columns?: 1 | 2 | 3; readonly rows: readonly SpecimenRow[] }
    | {
        readonly type: 'columns';
        readonly items: readonly { readonly mark?: string; readonly title: string; readonly text: string }[];
      }
    | {
        readonly type: 'table';
        readonly head: readonly string[];
        readonly cells: readonly (readonly RichTextValue[])[];
      }
    | {
        readonly type: 'severity';
        readonly score: number;
        /** Names of the four ratings, from low to critical. */
        readonly ratings: readonly [string, string, string, string];
        readonly vector: string;
        readonly rows: readonly SpecimenRow[];
      }
    | {
        readonly type: 'scales';
        readonly poles: readonly [string, string];
        readonly items: readonly { readonly title: string; readonly text: string; readonly at: number }[];
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

/** A part of a sheet, and the reason why the document has it. */
export interface SpecimenSection {
  readonly note: { readonly title: string; readonly description: string };
  readonly body: readonly SpecimenBlock[];
}

export interface SpecimenData {
  /** Kind of document, and its number if it has one. */
  readonly document: string;
  /** Invented content, for the header: 'invented system, invented data'. */
  readonly synthetic: string;
  readonly title: string;
  /** Two to four facts below the title. */
  readonly facts: readonly SpecimenRow[];
  readonly sections: readonly SpecimenSection[];
  readonly foot: string;
}
