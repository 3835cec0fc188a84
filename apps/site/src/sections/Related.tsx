import type { PagePayload, RelatedPage } from '@keystrand/content';
import { LinkList, Section } from '@keystrand/ui';
import { pageLink, pageLinks } from './pageLinks';

export interface RelatedProps extends Pick<PagePayload, 'articles' | 'references'> {
  readonly heading: string;
  /** Each with the reason that this page gives for following the link. */
  readonly pages: readonly RelatedPage[];
}

/** Renders links to related pages and, if there are any, to the articles about the page's subject. */
export function Related({ heading, pages, references, articles }: RelatedProps) {
  const links = pages.flatMap(({ path, text }) =>
    pageLinks(references, [path]).map((link) => ({ ...link, text })),
  );
  return (
    <>
      <Section headingId="related" heading={heading} tier="service">
        <LinkList layout="columns" rows={links} />
      </Section>
      {articles.length > 0 ? (
        <Section headingId="articles" heading="Related articles" tier="service">
          <LinkList layout="columns" rows={articles.map(pageLink)} />
        </Section>
      ) : null}
    </>
  );
}
