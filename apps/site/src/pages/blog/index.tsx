import { categories } from '@keystrand/content';
import type { Article } from '@keystrand/content';
import { TableOfContents, Hero, Prose, LinkList, Section, Surface, Tag, TextLink, Time } from '@keystrand/ui';
import { feedLink } from '../../document/feedLink';
import type { PageProps } from '../PageProps';
import { pageLink } from '../../sections/links';
import * as styles from './index.css';
import { readingMinutes } from './readingTime';

const practice = (category: Article['category']) => categories.find(({ id }) => id === category);

const minutes = ({ body }: Article) => `${String(readingMinutes(body))} min read`;

/** One article in full: what it is about, who wrote it when, the text, its sources. */
function Post({ article }: { readonly article: Article }) {
  const { id, title, summary, date, author, category, body, sources } = article;
  const sourcesId = `${id}-sources`;
  return (
    <article aria-labelledby={id}>
      <Section headingId={id} heading={title} lead={summary}>
        <div className={styles.post}>
          <div className={styles.aside}>
            <ul role="list" className={styles.facts}>
              <li>
                <Tag category={category}>{practice(category)?.label}</Tag>
              </li>
              <li>
                <Time date={date} />
              </li>
              <li>
                <Tag>{minutes(article)}</Tag>
              </li>
              <li>
                <Tag>{author}</Tag>
              </li>
            </ul>
            <TableOfContents
              label={title}
              items={[
                ...body.filter((block) => block.type === 'heading'),
                { id: sourcesId, text: 'Sources' },
              ]}
            />
            <TextLink href="#articles">All articles</TextLink>
          </div>
          <Prose
            blocks={[
              ...body,
              { type: 'heading', id: sourcesId, text: 'Sources' },
              {
                type: 'list',
                ordered: true,
                items: sources.map((source) => [{ type: 'link', text: source.title, href: source.href }]),
              },
            ]}
          />
        </div>
      </Section>
    </article>
  );
}

/** Every post in full on one page, newest first, after a list of ways to each. */
export default function Page({ page, crumbs }: PageProps<'blog'>) {
  return (
    <>
      <Hero crumbs={crumbs.map(pageLink)} heading={page.hero.heading} lead={page.hero.lead} />
      <Surface>
        <Section
          headingId="articles"
          heading="Articles, newest first"
          action={<TextLink href={feedLink.path}>Follow by feed</TextLink>}
        >
          <LinkList
            rows={page.articles.map((article) => ({
              href: `#${article.id}`,
              title: article.title,
              icon: practice(article.category)?.icon,
              category: article.category,
              text: (
                <>
                  {article.summary}
                  <span className={styles.meta}>
                    <Time date={article.date} /> <Tag>{minutes(article)}</Tag>
                  </span>
                </>
              ),
            }))}
          />
        </Section>
      </Surface>
      {page.articles.map((article) => (
        <Surface key={article.id}>
          <Post article={article} />
        </Surface>
      ))}
    </>
  );
}
