import {
  AlertFlow,
  BeforeAfter,
  Comparison,
  DecisionTree,
  Flow,
  KeyCustody,
  PrintableChecklist,
  Responsibility,
  Specimen,
  Timeline,
} from '@keystrand/ui';
import type { FigureKind } from '@keystrand/content';

export { FigureArt, figureArtKinds, RowArt } from '@keystrand/ui';

/** Components by kind of figure. A new kind needs a row here. */
export const parts = {
  'alert-flow': AlertFlow,
  'before-after': BeforeAfter,
  checklist: PrintableChecklist,
  comparison: Comparison,
  'decision-tree': DecisionTree,
  flow: Flow,
  'key-custody': KeyCustody,
  responsibility: Responsibility,
  specimen: Specimen,
  timeline: Timeline,
} satisfies Record<FigureKind, unknown>;
