import type { CategoryId, PageBase } from './pageBase';
import type { ClosingCall, Hero, Metric, NamedLink, Passage, Question, Step, Titled } from './parts';
import type { Path, RichText } from './text';

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
  readonly pricing: Passage;
  readonly questions: { readonly heading: string; readonly items: readonly Question[] };
  readonly action: ClosingCall;
}

export interface AboutPage extends PageBase {
  readonly kind: 'about';
  readonly story: Passage;
  readonly strands: { readonly heading: string; readonly items: readonly [Titled, Titled, Titled] };
  readonly principles: { readonly heading: string; readonly items: readonly Titled[] };
  readonly refusals: { readonly heading: string; readonly items: readonly string[] };
  readonly team: {
    readonly heading: string;
    readonly paragraphs: readonly RichText[];
    readonly roles: readonly Titled[];
  };
  /** What a buyer checks before signing, and which attestations exist. */
  readonly assurance: {
    readonly heading: string;
    readonly lead: RichText;
    readonly groups: readonly {
      readonly title: string;
      readonly items: readonly (Omit<Titled, 'description'> & { readonly description: RichText })[];
    }[];
    readonly evidence: {
      readonly heading: string;
      readonly statement: string;
      readonly rows: readonly Titled[];
    };
  };
  readonly careers: Passage;
  readonly action: ClosingCall;
}
