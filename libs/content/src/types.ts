import type { IconName, InlineValue, ListMark, ProseBlock, RichTextValue } from '@keystrand/ui';
import type { Figure } from './figures/types';

export type { IconName } from '@keystrand/ui';
export type { Figure, FigureKind, FigureOf, FigurePlace, StepTiming } from './figures/types';

/** A path of this site: starts with a slash, has no trailing slash, may have a fragment. */
export type Path = `/${string}`;

/** Target of a link in running text: a page of this site, or an external address. */
export type Href = Path | `https://${string}` | `mailto:${string}` | `tel:${string}`;

/** The seven service categories of the header, in display order (docs/requirements.md, section 4.1). */
export type CategoryId =
  'blockchain' | 'web3' | 'cybersecurity' | 'software' | 'consulting' | 'solutions' | 'other';

/** A part of running text; links lead to a checked `Href`. */
export type Inline = InlineValue<Href>;

/** Running text: a plain string, or its parts in order. */
export type RichText = RichTextValue<Href>;

/** A block of long text, such as an article or a policy. The `id` of a heading is the target of links to it. */
export type Block = ProseBlock<Href>;

export interface Titled {
  readonly title: string;
  readonly description: string;
}

export interface Feature extends Titled {
  readonly icon: IconName;
}

/** One of the metrics listed in docs/requirements.md, section 10.2. No other figures are published. */
export interface Metric {
  readonly value: string;
  readonly label: string;
}

/** A link with a label of its own instead of the target page's title. */
export interface NamedLink {
  readonly label: string;
  readonly path: Path;
}

/** A link to another page, with the reason why a reader of this page would follow it. */
export interface RelatedPage {
  readonly path: Path;
  /** At most 110 characters, written for the page that links. */
  readonly text: string;
}

export interface Hero {
  /** Main heading. @default the page's title */
  readonly heading?: string;
  /** Follows the heading in the `h1`. */
  readonly slogan?: string;
  /** One or two sentences below the heading. */
  readonly lead: string;
}

interface PageBase {
  readonly path: Path;
  /** Short name of the page, used in the document title, breadcrumbs, cards and menus. Unique. */
  readonly title: string;
  /** Follows the title in the document title of pages with a short title; the document title has 30 to 60 characters. */
  readonly titleSubject?: string;
  /** Meta description, 50 to 160 characters, unique. */
  readonly description: string;
  /** One sentence for lists and cards that link to the page, at most 110 characters. */
  readonly summary: string;
  readonly category?: CategoryId;
  /** Parent page in the breadcrumbs. @default the home page */
  readonly parent?: Path;
  readonly hero: Hero;
  /** Explanatory figures, at most three; their data is in `figures/<page>.ts`. */
  readonly figures?: readonly Figure[];
}

/** An entry of the glossary. */
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

/** One step of a process. */
export interface Step extends Titled {
  /** How long it typically takes, in words: `1 day`, `2 to 3 weeks`. */
  readonly duration?: string;
}

export interface Question {
  readonly question: string;
  readonly answer: RichText;
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

/** Content shared by all pages that sell a service. */
export interface ServiceContent {
  /** Headings written for the page; those of the introduction and the signs are beside their content. */
  readonly headings: Readonly<Record<Exclude<ServiceSection, 'signs'>, string>>;
  /** Every section once. One of `serviceLayouts`, or an order of the page's own. */
  readonly layout: ServiceLayout;
  /** Two or three paragraphs: what the service does for the buyer. */
  readonly introduction: { readonly heading: string; readonly paragraphs: readonly RichText[] };
  /** Three to six signs that the buyer needs it; `mark` is what the items are. */
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
    readonly duration: string;
    readonly priceFactors: readonly string[];
    readonly asked: readonly string[];
    /** What the service does not cover. */
    readonly limits: string;
  };
  /** Standards by their official names, with how each applies to the service. */
  readonly standards: readonly { readonly name: string; readonly use: string }[];
  /** Three to five questions that buyers ask. */
  readonly questions: readonly Question[];
  /** Two to four other pages. */
  readonly related: readonly RelatedPage[];
  readonly action: { readonly heading: string; readonly text: string };
}

export interface ServicePage extends PageBase, ServiceContent {
  readonly kind: 'service';
  readonly category: CategoryId;
}

/** The landing page of a category: its own content and links to the category's pages. */
export interface PracticePage extends PageBase, ServiceContent {
  readonly kind: 'practice';
  readonly category: CategoryId;
  readonly children: { readonly heading: string; readonly paths: readonly Path[] };
  /** The site's glossary; `glossaryPath` in `glossary.ts` links to its terms. */
  readonly glossary?: {
    readonly heading: string;
    readonly lead: string;
    readonly terms: readonly GlossaryTerm[];
  };
}

export type Web3ServiceId = 'dao' | 'wallet' | 'marketplace' | 'identity' | 'defi';

/** /web3-solutions/{serviceId}: the Web3 page with that service's section first. */
export interface Web3ServicePage extends PageBase, ServiceContent {
  readonly kind: 'web3';
  readonly category: 'web3';
  readonly serviceId: Web3ServiceId;
  /** Above the links to the other Web3 services. */
  readonly siblingsHeading: string;
}

export type IndustryName = 'finance' | 'healthcare' | 'supply-chain' | 'retail' | 'gaming';

export interface IndustryPage extends PageBase {
  readonly kind: 'industry';
  readonly category: 'solutions';
  readonly industry: IndustryName;
  /** Headings written for the page; `outcome` is below the steps of the scenario. */
  readonly headings: Readonly<
    Record<'regulation' | 'risks' | 'systems' | 'outcome' | 'questions' | 'related', string>
  >;
  /** Whether the regulation or the worked scenario follows the introduction. @default 'regulation' */
  readonly first?: 'regulation' | 'scenario';
  readonly introduction: { readonly heading: string; readonly paragraphs: readonly RichText[] };
  /** Regulations that apply to the industry, by their official names. */
  readonly regulation: readonly { readonly name: string; readonly use: string }[];
  readonly risks: readonly Titled[];
  /** Typical systems and the work done on each. */
  readonly systems: readonly Titled[];
  /** A worked scenario, marked as an example on the page. */
  readonly scenario: {
    readonly heading: string;
    readonly situation: RichText;
    readonly steps: readonly Step[];
    readonly outcome: RichText;
  };
  readonly questions: readonly Question[];
  readonly related: readonly RelatedPage[];
  readonly action: { readonly heading: string; readonly text: string };
}

/** One of the five IT-consulting template pages (docs/requirements.md, section 10.1). */
export interface ConsultingPage extends PageBase {
  readonly kind: 'consulting';
  readonly category: 'consulting';
  readonly tagline: string;
  readonly introTitle: string;
  readonly introText: string;
  readonly features: readonly [Feature, Feature, Feature];
  readonly caseStudies: readonly [Titled, Titled];
  readonly metrics: readonly [Metric, Metric];
  /** Headings written for the page; `siblings` is above the links to the other pages of the template. */
  readonly headings: Readonly<Record<'features' | 'siblings', string>>;
  readonly action: { readonly heading: string; readonly text: string };
}

/** /it-consulting: has no navigation bar and links to its five pages itself. */
export interface ConsultingHomePage extends PageBase {
  readonly kind: 'consulting-home';
  readonly category: 'consulting';
  readonly introduction: { readonly heading: string; readonly paragraphs: readonly RichText[] };
  readonly pages: readonly { readonly path: Path; readonly question: string; readonly answer: string }[];
  readonly principles: readonly Titled[];
  readonly engagement: { readonly heading: string; readonly steps: readonly Step[] };
  readonly metrics: readonly Metric[];
  readonly questions: readonly Question[];
  readonly action: { readonly heading: string; readonly text: string };
}

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly hero: Hero & { readonly heading: string };
  readonly metrics: readonly Metric[];
  readonly practices: {
    readonly heading: string;
    readonly text: string;
    readonly rows: readonly { readonly category: CategoryId; readonly text: string }[];
  };
  /** The dark section on round-the-clock security. */
  readonly watch: {
    readonly heading: string;
    readonly text: string;
    readonly steps: readonly Titled[];
    readonly link: NamedLink;
  };
  readonly approach: { readonly heading: string; readonly text: string; readonly steps: readonly Step[] };
  readonly consulting: {
    readonly heading: string;
    readonly text: string;
    readonly metrics: readonly Metric[];
    readonly link: NamedLink;
  };
  readonly industries: { readonly heading: string; readonly text: string; readonly paths: readonly Path[] };
  readonly pricing: { readonly heading: string; readonly paragraphs: readonly RichText[] };
  readonly questions: { readonly heading: string; readonly items: readonly Question[] };
  readonly action: { readonly heading: string; readonly text: string };
}

export interface AboutPage extends PageBase {
  readonly kind: 'about';
  readonly story: { readonly heading: string; readonly paragraphs: readonly RichText[] };
  readonly strands: { readonly heading: string; readonly items: readonly [Titled, Titled, Titled] };
  readonly metrics: readonly Metric[];
  readonly principles: { readonly heading: string; readonly items: readonly Titled[] };
  readonly refusals: { readonly heading: string; readonly items: readonly string[] };
  readonly team: {
    readonly heading: string;
    readonly paragraphs: readonly RichText[];
    readonly roles: readonly Titled[];
  };
  /** What a buyer checks before signing, and which documents are published. */
  readonly assurance: {
    readonly heading: string;
    readonly items: readonly (Omit<Titled, 'description'> & { readonly description: RichText })[];
    readonly evidence: {
      readonly heading: string;
      readonly statement: string;
      readonly rows: readonly Titled[];
    };
  };
  readonly careers: { readonly heading: string; readonly paragraphs: readonly RichText[] };
  readonly action: { readonly heading: string; readonly text: string };
}

/** /services: the twenty detail pages, grouped. */
export interface CataloguePage extends PageBase {
  readonly kind: 'catalogue';
  readonly introduction: readonly RichText[];
  readonly groups: readonly {
    readonly id: string;
    readonly heading: string;
    readonly text: string;
    readonly paths: readonly Path[];
  }[];
  readonly action: { readonly heading: string; readonly text: string };
}

/** A group of search results: a category, or what is not a page of its own. */
export type SearchGroupId = CategoryId | 'articles' | 'glossary';

/** /services-page: 'Our Advanced Services', seven expandable categories and a search. */
export interface DirectoryPage extends PageBase {
  readonly kind: 'directory';
  readonly search: {
    readonly label: string;
    /** What is searched. */
    readonly hint: string;
    readonly icon: IconName;
    /** Text if nothing matches, before the ways on. */
    readonly emptyText: string;
    /** Label of the button that shows the categories again. */
    readonly showAllLabel: string;
    /** Names and icons of the groups of results that are no categories. */
    readonly groups: Readonly<
      Record<Exclude<SearchGroupId, CategoryId>, { readonly label: string; readonly icon: IconName }>
    >;
  };
  readonly groups: readonly {
    readonly category: CategoryId;
    readonly text: string;
    readonly paths: readonly Path[];
  }[];
  readonly action: { readonly heading: string; readonly text: string };
}

/** /main-services: an overview of the seven practices. */
export interface OverviewPage extends PageBase {
  readonly kind: 'overview';
  readonly introduction: readonly RichText[];
  readonly practices: readonly {
    readonly category: CategoryId;
    readonly heading: string;
    readonly text: RichText;
    /** One sentence: when to start with this practice. */
    readonly startWhen: string;
    readonly highlights: readonly Path[];
  }[];
  readonly action: { readonly heading: string; readonly text: string };
}

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
  readonly metrics: readonly Metric[];
  readonly action: { readonly heading: string; readonly text: string };
}

export interface Article {
  /** Anchor on the page and identifier in the feed. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601 calendar date. */
  readonly date: string;
  readonly author: string;
  readonly category: CategoryId;
  /** Pages of the services it touches; they link back to the article. */
  readonly services: readonly [Path, ...Path[]];
  readonly body: readonly Block[];
  readonly sources: readonly { readonly title: string; readonly href: `https://${string}` }[];
}

export interface BlogPage extends PageBase {
  readonly kind: 'blog';
  readonly articles: readonly Article[];
  /** Who answers for an article, and how errors are corrected. */
  readonly corrections: { readonly heading: string; readonly paragraphs: readonly RichText[] };
}

export interface LegalPage extends PageBase {
  readonly kind: 'legal';
  /** ISO 8601 calendar date of the last change. */
  readonly updated: string;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: string;
    readonly blocks: readonly Block[];
  }[];
}

/** Functions of the NIST Cybersecurity Framework 2.0. */
export type CsfFunction = 'govern' | 'identify' | 'protect' | 'detect' | 'respond' | 'recover';

export interface AssessmentQuestion {
  readonly id: string;
  readonly function: CsfFunction;
  readonly question: string;
  /** What a good answer requires. */
  readonly help: string;
  /** From nothing in place (0 points) to proven in practice (3 points). */
  readonly answers: readonly [string, string, string, string];
  /** What to do first when the answer is weak. */
  readonly advice: string;
}

export interface AssessmentPage extends PageBase {
  readonly kind: 'assessment';
  readonly category: 'cybersecurity';
  readonly introduction: readonly RichText[];
  readonly functions: readonly { readonly id: CsfFunction; readonly name: string; readonly text: string }[];
  readonly assessment: readonly AssessmentQuestion[];
  readonly bands: readonly { readonly from: number; readonly title: string; readonly text: string }[];
  readonly privacy: string;
  readonly related: readonly Path[];
  readonly action: { readonly heading: string; readonly text: string };
}

export type FormId = 'contact' | 'inquiry' | 'consultation';

/** Contact, inquiry, consultation and the contact pop-up. */
export interface FormPage extends PageBase {
  readonly kind: 'form';
  readonly form: FormId;
  /** Path to go to when the dialog closes; set for forms that open in a dialog. */
  readonly dialogClosesTo?: Path;
  /** What happens after sending. */
  readonly next: { readonly heading: string; readonly steps: readonly Step[] };
  readonly alternatives: { readonly heading: string; readonly text: RichText };
  readonly questions: readonly Question[];
}

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

/** Title and summary of a linked page. */
export interface PageReference {
  readonly path: Path;
  readonly title: string;
  readonly summary: string;
  readonly category?: CategoryId;
}

/**
 * A page with its links resolved, so that it can be rendered without the page index. The prerender renders it and the
 * browser fetches it as JSON.
 */
export interface PagePayload {
  readonly page: Page;
  /** Breadcrumbs from the top level to the page itself; empty on the home page. */
  readonly crumbs: readonly PageReference[];
  /** Other pages of the same kind and parent, for kinds whose pages link to each other; otherwise empty. */
  readonly siblings: readonly PageReference[];
  /** Every page that this page links to, by path. */
  readonly references: Readonly<Record<Path, PageReference>>;
  /** The page's citations of standards and laws, with links to their official texts, by the name that the page gives. */
  readonly citations: Readonly<Record<string, RichText>>;
  /** The articles that touch the page's service, newest first. */
  readonly articles: readonly PageReference[];
}
