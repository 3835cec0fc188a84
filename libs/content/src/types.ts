/** A path of this site: starts with a slash, has no trailing one, may carry a fragment. */
export type Path = `/${string}`;

/** Where a link in running text may lead: a page of this site, or an address outside it. */
export type Href = Path | `https://${string}` | `mailto:${string}` | `tel:${string}`;

/** The seven service categories of the header, in its order (specification, section 2). */
export type CategoryId =
  'blockchain' | 'web3' | 'cybersecurity' | 'software' | 'consulting' | 'solutions' | 'other';

/** Names of the drawn icons; `ui` has a drawing for each, and the site fails to compile when one is missing. */
export type IconName =
  | 'alert'
  | 'api'
  | 'audit'
  | 'blocks'
  | 'bolt'
  | 'briefcase'
  | 'bug'
  | 'building'
  | 'certificate'
  | 'chart'
  | 'chat'
  | 'checklist'
  | 'clock'
  | 'cloud'
  | 'code'
  | 'coin'
  | 'contract'
  | 'cpu'
  | 'database'
  | 'device'
  | 'document'
  | 'eye'
  | 'factory'
  | 'fingerprint'
  | 'game'
  | 'gauge'
  | 'globe'
  | 'graph'
  | 'handshake'
  | 'health'
  | 'key'
  | 'layers'
  | 'lifebuoy'
  | 'lock'
  | 'map'
  | 'network'
  | 'people'
  | 'pipeline'
  | 'plug'
  | 'refresh'
  | 'route'
  | 'scale'
  | 'search'
  | 'server'
  | 'shield'
  | 'store'
  | 'target'
  | 'tools'
  | 'training'
  | 'truck'
  | 'vote'
  | 'wallet'
  | 'web';

/** A piece of running text that is more than plain characters. */
export type Inline =
  | string
  | { readonly type: 'link'; readonly text: string; readonly href: Href }
  | { readonly type: 'strong' | 'emphasis' | 'code'; readonly text: string };

/** Running text: a plain string, or its pieces in order. */
export type RichText = string | readonly Inline[];

/** A block of long text (articles, policies). Headings become anchors through their `id`. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: RichText }
  | { readonly type: 'heading'; readonly id: string; readonly text: string }
  | { readonly type: 'list'; readonly ordered?: boolean; readonly items: readonly RichText[] }
  | { readonly type: 'note'; readonly text: RichText }
  | { readonly type: 'code'; readonly language: string; readonly code: string; readonly caption: string }
  | {
      readonly type: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly RichText[])[];
    };

export interface Titled {
  readonly title: string;
  readonly description: string;
}

export interface Feature extends Titled {
  readonly icon: IconName;
}

/** A figure the specification gives (section 3), never an invented one. */
export interface Metric {
  readonly value: string;
  readonly label: string;
}

/** A link whose words differ from the target's own title. */
export interface NamedLink {
  readonly label: string;
  readonly path: Path;
}

export interface Hero {
  /** The page's one `h1`. */
  readonly heading: string;
  /** One or two sentences under it. */
  readonly lead: string;
}

interface PageBase {
  readonly path: Path;
  /** The page's short name: document title, crumbs, cards and menus. Unique. */
  readonly title: string;
  /** Meta description, 50 to 160 characters, unique. */
  readonly description: string;
  /** One sentence for rows and cards that lead here, at most 110 characters. */
  readonly summary: string;
  readonly category?: CategoryId;
  /** The page above this one in the crumbs; none means home. */
  readonly parent?: Path;
  readonly hero: Hero;
}

/** One step of how the work is done. */
export interface Step extends Titled {
  /** How long it typically takes, in words: `1 day`, `2 to 3 weeks`. */
  readonly duration?: string;
}

export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

/** What every page that sells a piece of work says. */
export interface ServiceContent {
  /** Two or three paragraphs: what it is for the buyer. */
  readonly introduction: { readonly heading: string; readonly paragraphs: readonly RichText[] };
  /** Three to six signs that the buyer needs it. */
  readonly signs: { readonly heading: string; readonly items: readonly string[] };
  /** Exactly three: what stands out in how we do it. */
  readonly features: readonly [Feature, Feature, Feature];
  /** Four to six steps. */
  readonly steps: readonly Step[];
  /** What the client holds in hand at the end, three to six. */
  readonly deliverables: readonly Titled[];
  /** How long it typically takes and what changes the price (by scope, with a customised quote). */
  readonly terms: {
    readonly duration: string;
    readonly priceFactors: readonly string[];
    readonly asked: readonly string[];
    /** What this work will not do. */
    readonly limits: string;
  };
  /** Standards by their correct names, with what each means for this work. */
  readonly standards: readonly { readonly name: string; readonly use: string }[];
  /** Three to five questions that a real buyer asks. */
  readonly questions: readonly Question[];
  /** Two to four other pages. */
  readonly related: readonly Path[];
  readonly action: { readonly heading: string; readonly text: string };
}

export interface ServicePage extends PageBase, ServiceContent {
  readonly kind: 'service';
  readonly category: CategoryId;
}

/** The landing page of a category: its own substance and the way on to its pages. */
export interface PracticePage extends PageBase, ServiceContent {
  readonly kind: 'practice';
  readonly category: CategoryId;
  readonly children: { readonly heading: string; readonly paths: readonly Path[] };
}

export type Web3ServiceId = 'dao' | 'wallet' | 'marketplace' | 'identity' | 'defi';

/** /web3-solutions/{serviceId}: the Web3 page with that service's part brought forward. */
export interface Web3ServicePage extends PageBase, ServiceContent {
  readonly kind: 'web3';
  readonly category: 'web3';
  readonly serviceId: Web3ServiceId;
}

export type IndustryName = 'finance' | 'healthcare' | 'supply-chain' | 'retail' | 'gaming';

export interface IndustryPage extends PageBase {
  readonly kind: 'industry';
  readonly category: 'solutions';
  readonly industry: IndustryName;
  readonly introduction: { readonly heading: string; readonly paragraphs: readonly RichText[] };
  /** Rules that bind this industry, by their correct names. */
  readonly regulation: readonly { readonly name: string; readonly use: string }[];
  readonly risks: readonly Titled[];
  /** Systems typically found, and what we do with each. */
  readonly systems: readonly Titled[];
  /** A worked scenario, marked as an example on the page. */
  readonly scenario: {
    readonly heading: string;
    readonly situation: RichText;
    readonly steps: readonly Step[];
    readonly outcome: RichText;
  };
  readonly questions: readonly Question[];
  readonly related: readonly Path[];
  readonly action: { readonly heading: string; readonly text: string };
}

/** One of the five IT-consulting template pages (specification, section 3). */
export interface ConsultingPage extends PageBase {
  readonly kind: 'consulting';
  readonly category: 'consulting';
  readonly tagline: string;
  readonly introTitle: string;
  readonly introText: string;
  readonly features: readonly [Feature, Feature, Feature];
  readonly caseStudies: readonly [Titled, Titled];
  readonly metrics: readonly [Metric, Metric];
}

/** /it-consulting: no navigation bar, its own way on to its five pages. */
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
  readonly metrics: readonly Metric[];
  readonly practices: {
    readonly heading: string;
    readonly text: string;
    readonly rows: readonly { readonly category: CategoryId; readonly text: string }[];
  };
  /** The dark band on round-the-clock security. */
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

/** /services-page: 'Our Advanced Services', seven expandable categories. */
export interface DirectoryPage extends PageBase {
  readonly kind: 'directory';
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
    /** When to start here, in one sentence. */
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
  /** Says that the studies are illustrative. */
  readonly notice: string;
  readonly studies: readonly CaseStudy[];
  readonly metrics: readonly Metric[];
  readonly action: { readonly heading: string; readonly text: string };
}

export interface Article {
  /** Anchor on the page and identity in the feed. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601 calendar date. */
  readonly date: string;
  readonly author: string;
  readonly category: CategoryId;
  readonly body: readonly Block[];
  readonly sources: readonly { readonly title: string; readonly href: `https://${string}` }[];
}

export interface BlogPage extends PageBase {
  readonly kind: 'blog';
  readonly articles: readonly Article[];
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
  /** What a good answer rests on. */
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
  /** Where closing the dialog leads; set where the form opens in one. */
  readonly dialogClosesTo?: Path;
  /** What happens after sending. */
  readonly next: { readonly heading: string; readonly steps: readonly Step[] };
  readonly alternatives: { readonly heading: string; readonly text: RichText };
  readonly questions: readonly Question[];
}

/** What any unknown path answers with; has no path of its own among the pages. */
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

/** What a link to a page needs to know of it. */
export interface PageReference {
  readonly path: Path;
  readonly title: string;
  readonly summary: string;
  readonly category?: CategoryId;
}

/**
 * A page with everything that its links refer to resolved, ready to be shown without
 * the page index: what the prerender renders and what the browser fetches as JSON.
 */
export interface PagePayload {
  readonly page: Page;
  /** From home's child down to the page itself; empty on home. */
  readonly crumbs: readonly PageReference[];
  /** The other pages of the same kind under the same parent, where these are parts of one offer; else empty. */
  readonly siblings: readonly PageReference[];
  /** Every page that this one refers to by path, by that path. */
  readonly references: Readonly<Record<Path, PageReference>>;
}
