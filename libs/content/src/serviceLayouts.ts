import type { ServiceLayout } from './types';

/** Orders of the sections of service pages, by the first question of a buyer. */
export const serviceLayouts = {
  /** Work with a beginning and an end: steps, then results. */
  project: [['signs'], ['steps', 'deliverables'], ['terms', 'standards'], ['questions'], ['related']],
  /** A product: steps and results, then the signs that it is worth making. */
  build: [['steps', 'deliverables'], ['signs'], ['terms'], ['questions', 'standards'], ['related']],
  /** Work that ends in a document: the document and the standard behind it, then how it is made. */
  report: [['signs'], ['deliverables', 'standards'], ['steps'], ['terms', 'questions'], ['related']],
  /** A service on notice: results and terms, then steps. */
  continuous: [['deliverables'], ['signs'], ['terms', 'steps'], ['questions', 'standards'], ['related']],
  /** Called in an emergency: steps, then occasions to call. */
  emergency: [['steps'], ['signs'], ['deliverables', 'terms'], ['questions', 'standards'], ['related']],
  /** A decision or a design: result and questions, then steps. */
  advice: [['signs'], ['deliverables', 'questions'], ['steps'], ['terms', 'standards'], ['related']],
} as const satisfies Record<string, ServiceLayout>;
