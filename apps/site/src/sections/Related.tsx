import type { PagePayload, RelatedPage } from '@keystrand/content';
import { PageList, Section } from '@keystrand/ui';
import { pageLink, relatedLinks } from './pageLinks';

export interface RelatedProps extends Pick<PagePayload, 'articles' | 'references'> {
  readonly heading: string;
  readonly pages: readonly RelatedPage[];
}

/** Renders links to related pages and, if there are any, to the articles about the page's subject. */
export function Related({ heading, pages, references, articles }: RelatedProps) {
  return (
    <>
      <Section headingId="related" heading={heading} tier="service">
        <PageList pages={relatedLinks(references, pages)} />
      </Section>
      {articles.length > 0 ? (
        <Section headingId="articles" heading="Related articles" tier="service">
          <PageList pages={articles.map(pageLink)} />
        </Section>
      ) : null}
    </>
  );
}
