import type { PageBase } from './pageBase';
import type { Section, Feature, Metric, Passage, Question, Step, Titled } from './parts';
import type { Path, RichText } from './text';

/** A section of an IT-consulting page; the page's data decides their order. */
export type ConsultingSection = 'summary' | 'introduction' | 'detail' | 'features' | 'examples';

/** One of the five IT-consulting template pages (docs/requirements.md, section 10.1). */
export interface ConsultingPage extends PageBase {
  readonly kind: 'consulting';
  readonly category: 'consulting';
  readonly tagline: string;
  /** Time, price and end of the work, in sentences that follow the tagline. */
  readonly timeAndPrice: string;
  readonly introTitle: string;
  readonly introText: readonly RichText[];
  readonly features: readonly [Feature, Feature, Feature];
  readonly caseStudies: readonly [Titled, Titled];
  readonly metrics: readonly [Metric, Metric];
  /** Particulars of the field: items of a result or a service, or stages of a project. */
  readonly detail: { readonly heading: string } & (
    { readonly rows: readonly Titled[] } | { readonly steps: readonly Step[] }
  );
  /** Every section once, one list for each surface. */
  readonly layout: readonly (readonly ConsultingSection[])[];
  /** Link next to the button of the hero, to the most important section. */
  readonly secondary: { readonly label: string; readonly href: `#${string}` };
  /** Headings written for the page; `siblings` is above the links to the other pages of the template. */
  readonly headings: Readonly<Record<'terms' | 'features' | 'examples' | 'siblings', string>>;
  readonly action: Section;
}

/** /it-consulting: has no navigation bar and links to its five pages itself. */
export interface ConsultingHomePage extends PageBase {
  readonly kind: 'consulting-home';
  readonly category: 'consulting';
  readonly introduction: Passage;
  readonly pages: readonly (Pick<ConsultingPage, 'metrics'> & {
    readonly question: string;
    readonly answer: string;
    readonly path: Path;
    /** What the client gets; `operation` goes on until notice. */
    /** Its name in one or two words, for a label. */
    readonly short: string;
    readonly result: 'paper' | 'project' | 'operation';
  })[];
  readonly principles: readonly Titled[];
  readonly steps: readonly Step[];
  readonly questions: readonly Question[];
  readonly action: Section;
}
