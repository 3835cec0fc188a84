import type { PagePayload } from '@keystrand/content';
import { RichText, Section } from '@keystrand/ui';
import * as styles from './RelatedArticles.css';

/** Renders links to the articles about a page's subject; nothing if there are none. */
export function RelatedArticles({ articles }: Pick<PagePayload, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <Section headingId="articles" heading="Related articles" tier="service">
      <ul role="list" className={styles.list}>
        {articles.map(({ path, title, summary }) => (
          <li key={path}>
            <RichText text={[{ type: 'link', text: title, href: path }, `: ${summary}`]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
