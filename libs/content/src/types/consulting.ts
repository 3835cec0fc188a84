import type { PageBase } from './pageBase';
import type { Feature, Metric, Question, Step, Titled } from './parts';
import type { Path, RichText } from './text';

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
