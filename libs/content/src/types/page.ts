import type { AssessmentPage } from './assessment';
import type { BlogPage } from './blog';
import type { CaseStudiesPage } from './caseStudies';
import type { AboutPage, HomePage } from './company';
import type { ConsultingHomePage, ConsultingPage } from './consulting';
import type { CataloguePage, DirectoryPage, OverviewPage } from './directory';
import type { FormPage } from './form';
import type { IndustryPage } from './industry';
import type { LegalPage } from './legal';
import type { PageBase } from './pageBase';
import type { PracticePage, ServicePage, Web3ServicePage } from './service';
import type { Path } from './text';

/** Shown for any unknown path; not listed among the pages. */
export interface NotFoundPage extends PageBase {
  readonly kind: 'not-found';
  readonly ways: readonly Path[];
}

export type Page =
  | AboutPage
  | AssessmentPage
  | BlogPage
  | CaseStudiesPage
  | CataloguePage
  | ConsultingHomePage
  | ConsultingPage
  | DirectoryPage
  | FormPage
  | HomePage
  | IndustryPage
  | LegalPage
  | NotFoundPage
  | OverviewPage
  | PracticePage
  | ServicePage
  | Web3ServicePage;

export type PageKind = Page['kind'];
