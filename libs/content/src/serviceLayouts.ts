import type { ServiceLayout } from './types';

/** Orders of the sections of service pages, by what a buyer of such a service asks first. */
export const serviceLayouts = {
  /** Work with a beginning and an end: how it proceeds, then what it leaves. */
  project: [['signs'], ['steps', 'deliverables'], ['terms', 'standards'], ['questions'], ['related']],
  /** A product: how it is made and what belongs to the client, then when it is worth making. */
  build: [['steps', 'deliverables'], ['signs'], ['terms'], ['questions', 'standards'], ['related']],
  /** Work that ends in a document: the document and the standard behind it, then how it is made. */
  report: [['signs'], ['deliverables', 'standards'], ['steps'], ['terms', 'questions'], ['related']],
  /** A service on notice: what is delivered and on which terms, then how it starts. */
  continuous: [['deliverables'], ['signs'], ['terms', 'steps'], ['questions', 'standards'], ['related']],
  /** Called in an emergency: what happens first, then when to call. */
  emergency: [['steps'], ['signs'], ['deliverables', 'terms'], ['questions', 'standards'], ['related']],
  /** A decision or a design: what is asked and in which order, then the result. */
  advice: [['signs'], ['questions', 'deliverables'], ['steps'], ['terms', 'standards'], ['related']],
} as const satisfies Record<string, ServiceLayout>;
