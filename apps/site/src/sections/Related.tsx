import type { PagePayload, ServiceContent } from '@keystrand/content';
import { LinkList, Section } from '@keystrand/ui';
import { pageLink, pageLinks } from './pageLinks';
import * as styles from './Related.css';

interface RelatedProps extends Pick<PagePayload, 'articles' | 'references'> {
  readonly page: Pick<ServiceContent, 'related'> & { readonly headings: { readonly related: string } };
}

/** Renders links to related pages and, if there are any, to the articles about the page's subject. */
export function Related({ page: { headings, related }, references, articles }: RelatedProps) {
  const links = related.flatMap(({ path, text }) =>
    pageLinks(references, [path]).map((link) => ({ ...link, text })),
  );
  return (
    <>
      <Section className={styles.related} headingId="related" heading={headings.related} tier="service">
        <LinkList layout="columns" rows={links} />
      </Section>
      {articles.length > 0 ? (
        <Section className={styles.related} headingId="articles" heading="Related articles" tier="service">
          <LinkList layout="columns" rows={articles.map(pageLink)} />
        </Section>
      ) : null}
    </>
  );
}
