import type { SpecimenData } from '@keystrand/ui';

/** A sample deliverable: invented people, systems and data; hosts under `.example`, addresses of RFC 5737 or 3849. */
export interface SpecimenContent {
  readonly kind: 'specimen';
  /** What the document is to its reader. */
  readonly heading: string;
  /** What the document is, and what is invented in it. */
  readonly lead: string;
  readonly specimen: SpecimenData;
}
