import type { PageBase } from './pageBase';
import type { Section } from './parts';
import type { Path, RichText } from './text';

/** Functions of the NIST Cybersecurity Framework 2.0. */
export type CsfFunction = 'govern' | 'identify' | 'protect' | 'detect' | 'respond' | 'recover';

export interface AssessmentQuestion {
  readonly id: string;
  readonly function: CsfFunction;
  readonly question: string;
  /** What a good answer requires. */
  readonly help: string;
  /** From nothing in place (0 points) to proven in practice (3 points). */
  readonly answers: readonly [string, string, string, string];
  /** Name of the advice. */
  readonly act: string;
  /** What to do first when the answer is weak. */
  readonly advice: string;
}

/** An assessment of the total; `from` is its lowest number of points. */
export type AssessmentBand = Readonly<Record<'title' | 'text', string> & { from: number }>;

export interface AssessmentPage extends PageBase {
  readonly kind: 'assessment';
  readonly category: 'cybersecurity';
  readonly introduction: readonly RichText[];
  /** Meaning of 0 to 3 points. */
  readonly points: AssessmentQuestion['answers'];
  readonly functions: readonly { readonly id: CsfFunction; readonly name: string; readonly text: string }[];
  readonly assessment: readonly AssessmentQuestion[];
  /** The first from 0 points, the others ascending. */
  readonly bands: readonly [AssessmentBand, ...AssessmentBand[]];
  readonly privacy: string;
  readonly related: readonly Path[];
  readonly action: Section;
}
