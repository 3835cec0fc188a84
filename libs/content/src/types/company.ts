import type { ConsultingHomePage } from './consulting';
import type { PageBase } from './pageBase';
import type { Section, Hero, Metric, NamedLink, Passage, Question, Step, Titled } from './parts';
import type { Path, RichText } from './text';

export interface HomePage extends PageBase {
  readonly kind: 'home';
  readonly hero: Hero & { readonly heading: string };
  readonly metrics: readonly Metric[];
  readonly practices: Section;
  /** The dark section on round-the-clock security. */
  readonly watch: Section & {
    /** One invented night; the caption says so. */
    readonly events: readonly (Titled & { readonly time: string })[];
    readonly caption: string;
    readonly link: NamedLink;
  };
  readonly approach: Section & { readonly steps: readonly Step[] };
  readonly consulting: Section & {
    readonly fields: readonly Pick<ConsultingHomePage['pages'][number], 'short' | 'result'>[];
    readonly metrics: readonly Metric[];
    readonly link: NamedLink;
  };
  readonly industries: Section & { readonly paths: readonly Path[] };
  readonly pricing: Passage;
  readonly questions: { readonly heading: string; readonly items: readonly Question[] };
  readonly action: Section;
}

export interface AboutPage extends PageBase {
  readonly kind: 'about';
  readonly story: Passage;
  readonly strands: {
    readonly heading: string;
    readonly items: readonly (Titled & { readonly roles: readonly Titled[] })[];
  };
  readonly principles: { readonly heading: string; readonly items: readonly Titled[] };
  readonly refusals: { readonly heading: string; readonly items: readonly string[] };
  /** The roles that every order has; a strand has its own. */
  readonly team: Passage & { readonly roles: readonly Titled[] };
  /** What a buyer checks before signing, and which attestations exist. */
  readonly assurance: {
    readonly heading: string;
    readonly lead: RichText;
    readonly groups: readonly { readonly title: string; readonly questions: readonly Question[] }[];
    readonly company: { readonly title: string; readonly items: readonly Titled[] };
    /** Certificates and reports. */
    readonly evidence: Section;
  };
  readonly careers: Passage;
  readonly action: Section;
}
