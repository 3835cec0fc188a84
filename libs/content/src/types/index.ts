export type { IconName } from '@keystrand/ui';
export type { Figure, FigureKind, FigureOf, FigurePlace, StepTiming } from '../figures/types';
export type { AssessmentPage, AssessmentQuestion, CsfFunction } from './assessment';
export type { Article, BlogPage } from './blog';
export type { CaseStudiesPage, CaseStudy, RealCase } from './caseStudies';
export type { AboutPage, HomePage } from './company';
export type { ConsultingHomePage, ConsultingPage, ConsultingSection } from './consulting';
export type { CataloguePage, DirectoryPage, OverviewPage, SearchGroupId } from './directory';
export type { FormId, FormPage } from './form';
export type { IndustryName, IndustryPage } from './industry';
export type { LegalPage } from './legal';
export type { NotFoundPage, Page, PageKind } from './page';
export type { CategoryId } from './pageBase';
export type { Feature, Hero, Metric, NamedLink, Question, RelatedPage, Step, Titled } from './parts';
export type { PagePayload, PageReference } from './payload';
export type {
  Deliverable,
  GlossaryTerm,
  PracticePage,
  ServiceContent,
  ServiceLayout,
  ServicePage,
  ServiceSection,
  ServiceTerm,
  Web3ServiceId,
  Web3ServicePage,
} from './service';
export type { Block, Href, Inline, Path, RichText } from './text';
