import type { CategoryId, PageBase } from './pageBase';
import type { Section, Titled } from './parts';
import type { Path, RichText } from './text';

interface Case {
  readonly id: string;
  readonly title: string;
  readonly category: CategoryId;
  readonly client: string;
  /** The client in one or two words, for a label. */
  readonly short: string;
  /** How matters are before the work, for its drawing, which has one name or four for them. */
  readonly start: 'apart' | 'single' | 'cut' | 'copies' | 'loops' | 'pieces' | 'faded';
  readonly names: readonly string[];
  /** Two results that the client holds; like the names, short enough for a third of a phone. */
  readonly held: readonly [string, string];
  readonly work: readonly string[];
  readonly services: readonly Path[];
}

export interface CaseStudy extends Case {
  readonly problem: RichText;
  readonly result: RichText;
  /** Of the work; begins with it. */
  readonly duration: RichText;
}

/** A case study of work that was really done, with figures that can be checked. */
export interface RealCase extends Case {
  readonly asked: RichText;
  readonly result: RichText;
  /** The state of the measures, and how they are taken. */
  readonly summary: readonly [string, string];
  /** Cells of a row: title, and the name of a measure in docs/performance.md, for which the site puts value, target and verdict. */
  readonly measured: readonly (readonly [string, string, string, string])[];
  /** Titles of the measures that the case begins with. */
  readonly headline: readonly string[];
  /** Commands of the repository, each with its result. */
  readonly commands: readonly Titled[];
  /** What was wrong on the way, or is still. */
  readonly wrong: readonly string[];
}

export interface CaseStudiesPage extends PageBase {
  readonly kind: 'case-studies';
  readonly real: RealCase;
  /** States that the studies are illustrative. */
  readonly notice: string;
  readonly studies: readonly CaseStudy[];
  readonly action: Section;
}
