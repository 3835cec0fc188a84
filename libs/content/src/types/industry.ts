import type { PageBase } from './pageBase';
import type { Section, Passage, Question, RelatedPage, Step, Titled } from './parts';
import type { RichText } from './text';

export interface IndustryPage extends PageBase {
  readonly kind: 'industry';
  readonly category: 'solutions';
  /** Headings written for the page; `outcome` is below the steps of the scenario. */
  readonly headings: Readonly<
    Record<'regulation' | 'risks' | 'systems' | 'outcome' | 'questions' | 'related', string>
  >;
  readonly introduction: Passage;
  /** Regulations that apply to the industry, by their official names, in groups. */
  readonly regulation: readonly {
    readonly title: string;
    readonly rules: readonly { readonly name: string; readonly use: RichText }[];
  }[];
  readonly risks: readonly Titled[];
  /** Typical systems and the work done on each. */
  readonly systems: readonly Titled[];
  /** A worked scenario, marked as an example on the page. */
  readonly scenario: {
    readonly heading: string;
    readonly situation: RichText;
    readonly steps: readonly Step[];
    readonly outcome: RichText;
  };
  readonly questions: readonly Question[];
  readonly related: readonly RelatedPage[];
  readonly action: Section;
}
