import type { PagePayload, ServiceContent } from '@keystrand/content';
import { LinkList, Section } from '@keystrand/ui';
import type { LinkListProps, SectionProps } from '@keystrand/ui';
import { pageLink, pageLinks } from './pageLinks';
import * as styles from './Related.css';

export interface RelatedProps extends Pick<PagePayload, 'articles' | 'references' | 'siblings'> {
  readonly page: Pick<ServiceContent, 'related'> & {
    readonly headings: { readonly related: string };
    readonly siblingsHeading?: string;
  };
}

/** Renders links to other pages below a heading; not on paper. */
export function LinkSection({ rows, ...rest }: SectionProps & Pick<LinkListProps, 'rows'>) {
  return (
    <Section {...rest} className={styles.related} tier="service">
      <LinkList layout="columns" rows={rows} />
    </Section>
  );
}

/** Renders links to related pages and, if there are any, to articles about the subject and to sibling pages. */
export function Related({ page, references, articles, siblings }: RelatedProps) {
  const { headings, related, siblingsHeading } = page;
  const links = related.flatMap(({ path, text }) =>
    pageLinks(references, [path]).map((link) => ({ ...link, text })),
  );
  return (
    <>
      <LinkSection headingId="related" heading={headings.related} rows={links} />
      {articles.length > 0 ? (
        <LinkSection headingId="articles" heading="Related articles" rows={articles.map(pageLink)} />
      ) : null}
      {siblingsHeading ? (
        <LinkSection headingId="services" heading={siblingsHeading} rows={siblings.map(pageLink)} />
      ) : null}
    </>
  );
}
