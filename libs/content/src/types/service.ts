import type { ListMark } from '@keystrand/ui';
import type { CategoryId, PageBase } from './pageBase';
import type { Section, Feature, Passage, Question, RelatedPage, Step, Titled } from './parts';
import type { Path } from './text';

export interface GlossaryTerm {
  /** In lower case with hyphens; unique. The anchor is `term-` and the id. */
  readonly id: string;
  /** The term in its usual form, with its abbreviation if that is better known. */
  readonly term: string;
  /** One or two sentences. */
  readonly definition: string;
  /** The page on the subject, if there is one. */
  readonly path?: Path;
}

/** What the client holds at the end. */
export interface Deliverable extends Titled {
  /** The `id` of the specimen among the page's figures that shows a sample. */
  readonly specimen?: string;
}

/** A section of a service page below its introduction; the page's data decides their order. */
export type ServiceSection =
  'signs' | 'steps' | 'deliverables' | 'standards' | 'terms' | 'questions' | 'related';

/** Sections in their order, one list for each surface (`Surface` of `@keystrand/ui`). */
export type ServiceLayout = readonly (readonly ServiceSection[])[];

export type ServiceTerm = 'duration' | 'priceFactors' | 'limits' | 'asked';

/** Content shared by all pages that sell a service. */
export interface ServiceContent {
  /** Headings written for the page; those of the introduction and the signs are with their content. */
  readonly headings: Readonly<Record<Exclude<ServiceSection, 'signs'>, string>>;
  /** Every section once. One of `serviceLayouts`, or an order of the page's own. */
  readonly layout: ServiceLayout;
  /** Two or three paragraphs on the use of the service to the buyer. */
  readonly introduction: Passage;
  /** Three to six signs that the buyer needs it; `mark` is the kind of the items. */
  readonly signs: {
    readonly heading: string;
    readonly mark: Extract<ListMark, 'occasion' | 'sign' | 'failure'>;
    readonly items: readonly string[];
  };
  /** Exactly three distinguishing features. */
  readonly features: readonly [Feature, Feature, Feature];
  /** Four to six steps. */
  readonly steps: readonly Step[];
  /** Three to six deliverables. */
  readonly deliverables: readonly Deliverable[];
  /** Typical duration and price factors; prices depend on scope, with a customised quote. */
  readonly terms: {
    /** Titles written for the page, in the order in which it shows the terms. */
    readonly titles: Readonly<
      Record<Exclude<ServiceTerm, 'priceFactors'>, string> & Partial<Record<'priceFactors', string>>
    >;
    readonly duration: string;
    /** Typical work in person-days, and by how many people. Not stated for practices, whose services state it. */
    readonly effort?: string;
    /** Not stated for practices whose services state them. */
    readonly priceFactors?: readonly string[];
    readonly asked: readonly string[];
    /** What the service does not cover. */
    readonly limits: string;
  };
  /** Whether the page says when its citations were last checked; for pages that state dates and deadlines of laws. */
  readonly dated?: true;
  /** Standards by their official names, with how each applies to the service. */
  readonly standards: readonly { readonly name: string; readonly use: string }[];
  /** Three to five questions that buyers ask. */
  readonly questions: readonly Question[];
  /** Two to four other pages. */
  readonly related: readonly RelatedPage[];
  readonly action: Section;
}

export interface ServicePage extends PageBase, ServiceContent {
  readonly kind: 'service';
  readonly category: CategoryId;
  /** Set if the first action of the page is to call the emergency line. */
  readonly emergency?: true;
}

/** The landing page of a category: its own content and links to the category's pages. */
export interface PracticePage extends PageBase, ServiceContent {
  readonly kind: 'practice';
  readonly category: CategoryId;
  readonly children: {
    readonly heading: string;
    readonly paths: readonly Path[];
    /** Labels of groups, each by the path that it begins with. */
    readonly labels?: Readonly<Record<Path, string>>;
  };
  /** The site's glossary; `glossaryPath` in `glossary.ts` links to its terms. */
  readonly glossary?: {
    readonly heading: string;
    readonly lead: string;
    readonly terms: readonly GlossaryTerm[];
  };
}

/** /web3-solutions/{serviceId}: the Web3 page with that service's section first. */
export interface Web3ServicePage extends PageBase, ServiceContent {
  readonly kind: 'web3';
  readonly category: 'web3';
  /** Above the links to the other Web3 services. */
  readonly siblingsHeading: string;
}
