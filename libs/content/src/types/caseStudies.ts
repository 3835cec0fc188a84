import type { CategoryId, PageBase } from './pageBase';
import type { Path, RichText } from './text';

export interface CaseStudy {
  readonly id: string;
  readonly title: string;
  readonly category: CategoryId;
  readonly client: string;
  readonly problem: RichText;
  readonly work: readonly string[];
  readonly result: RichText;
  readonly services: readonly Path[];
}

export interface CaseStudiesPage extends PageBase {
  readonly kind: 'case-studies';
  /** States that the studies are illustrative. */
  readonly notice: string;
  readonly studies: readonly CaseStudy[];
  readonly action: { readonly heading: string; readonly text: string };
}
