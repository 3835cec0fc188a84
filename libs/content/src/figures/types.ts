import type {
  AlertFlowStage,
  BeforeAfterData,
  ComparisonData,
  DecisionAnswer,
  DecisionQuestion,
  FigureText,
  FlowData,
  KeyCustodyData,
  PrintableChecklistData,
  ResponsibilityData,
  SpecimenData,
  TimelineStep,
} from '@keystrand/ui';
import type { Path } from '../types/text';

/** The section of a page that a figure follows, or on overviews, and as a decision tree, precedes; each page kind renders the places that it has. */
export type FigurePlace =
  | 'introduction'
  /** After the steps; a timeline or an alert flow replaces their list. */
  | 'process'
  | 'deliverables'
  | 'terms'
  /** Industry pages. */
  | 'risks'
  | 'systems';

/** What a timeline adds to a step of the page: its length in working days, and what the client does. */
export type StepTiming = Pick<TimelineStep, 'days' | 'client' | 'after' | 'parallel'>;

/** The data of each kind of figure, without the texts that every figure has. A new kind needs a row here. */
export interface FigureKinds {
  /** After the process, its stages are the page's own `steps`, in the same order, and it replaces their list. */
  readonly 'alert-flow': {
    readonly stages: readonly (Partial<AlertFlowStage> &
      Pick<AlertFlowStage, 'decides' | 'decider' | 'decision'>)[];
  };
  readonly 'key-custody': KeyCustodyData;
  readonly responsibility: ResponsibilityData;
  readonly 'before-after': BeforeAfterData;
  readonly flow: FlowData;
  readonly checklist: PrintableChecklistData;
  readonly comparison: ComparisonData;
  /** A `duration` is quoted from the terms of the page that the answer links to. */
  readonly 'decision-tree': {
    readonly questions: readonly (DecisionQuestion & { readonly href?: Path })[];
    readonly otherwise: DecisionAnswer & { readonly question: string; readonly href: Path };
  };
  /** Draws the page's own `steps`; `timings` has one entry per step, in the same order. */
  readonly timeline: { readonly timings: readonly StepTiming[] };
  /** A sample deliverable; its data is in `specimens/<name>.ts`. */
  readonly specimen: { readonly specimen: SpecimenData };
}

export type FigureKind = keyof FigureKinds;

/** A figure of one kind: its place on the page, its texts and its data. */
export type FigureOf<Kind extends FigureKind> = FigureText & {
  readonly kind: Kind;
  /** Anchor of the figure; unique on its page, and `steps` for one that replaces their list. */
  readonly id: string;
  readonly place: FigurePlace;
} & FigureKinds[Kind];

/** An explanatory figure of a page (docs/figures.md). */
export type Figure = { readonly [Kind in FigureKind]: FigureOf<Kind> }[FigureKind];
