import { categories } from '@keystrand/content';
import type { Article, PagePayload, RichText } from '@keystrand/content';
import {
  Columns,
  IndexArt,
  TableOfContents,
  Prose,
  LinkList,
  Section,
  Surface,
  Tag,
  TextLink,
  Time,
} from '@keystrand/ui';
import { categoryById } from '../../categoryById';
import { feedLink } from '../../document/urls';
import { PageHero } from '../../sections/PageHero';
import { pageLinks } from '../../sections/pageLinks';
import { TextSection } from '../../sections/Paragraphs';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';
import { readingMinutes } from './readingTime';

/** Returns the articles in the order of the categories in the header. */
const bySubject = (articles: readonly Article[]) =>
  categories.flatMap(({ id }) => articles.filter(({ category }) => category === id));

const readingTime = ({ body }: Article) => `${String(readingMinutes(body))} min read`;

const articleRow = (article: Article) => ({
  href: `#${article.id}`,
  title: article.title,
  text: (
    <>
      {article.summary}
      <span className={styles.meta}>
        <Tag>{categoryById[article.category].label}</Tag> <Time date={article.date} />{' '}
        <Tag>{readingTime(article)}</Tag>
      </span>
    </>
  ),
});

interface PostProps extends Pick<PagePayload, 'references'> {
  readonly article: Article;
  /** The article below it, which is the next older one. */
  readonly next: Article | undefined;
}

/** Returns the ways on at the end of an article: the services it touches, and the next article. */
function waysOn({ article, next, references }: PostProps): readonly RichText[] {
  const services = pageLinks(references, article.services).map(
    ({ href, title }) => ({ type: 'link', text: title, href }) as const,
  );
  return [
    ...services.map((link) => ['Service: ', link]),
    ...(next
      ? [['Next article: ', { type: 'link', text: next.title, href: `/blog#${next.id}` }] as const]
      : []),
    [{ type: 'link', text: 'All articles', href: '/blog#articles' }],
  ];
}

/** Renders an article with its metadata, table of contents, text, sources and ways on. */
function Post(props: PostProps) {
  const { article } = props;
  const { id, title, summary, date, checked, author, category, body, sources } = article;
  const sourcesId = `${id}-sources`;
  const nextId = `${id}-next`;
  const start = body.findIndex((block) => block.type === 'heading');
  return (
    <Section
      as="article"
      aria-labelledby={id}
      headingId={id}
      heading={title}
      lead={summary}
      eyebrow={
        <p className={styles.meta}>
          <Tag hue={categoryById[category].hue}>{author}</Tag> <Time date={date} />{' '}
          <Tag>{readingTime(article)}</Tag>{' '}
          <Tag>
            checked <Time date={checked} />
          </Tag>
        </p>
      }
    >
      <Columns>
        <TableOfContents
          aria-labelledby={id}
          label="In this article"
          items={[...body.filter((block) => block.type === 'heading'), { id: sourcesId, text: 'Sources' }]}
        />
        <Prose blocks={body.slice(0, start)} />
      </Columns>
      <Prose
        className={styles.body}
        blocks={[
          ...body.slice(start),
          { type: 'heading', id: sourcesId, text: 'Sources' },
          {
            type: 'list',
            ordered: true,
            items: sources.map((source) => [{ type: 'link', text: source.title, href: source.href }]),
          },
          { type: 'heading', id: nextId, text: 'Read on' },
          { type: 'list', items: waysOn(props) },
        ]}
      />
    </Section>
  );
}

/** Renders an index of the articles by subject, then the articles in full, newest first. */
export default function Page({ page, crumbs, references }: PageProps<'blog'>) {
  return (
    <>
      <PageHero
        page={page}
        crumbs={crumbs}
        figure={
          <IndexArt
            direction="branch"
            // The newest ones: the drawing has no room for every future article.
            strands={page.articles.slice(0, 8).map(({ category, sources }) => ({
              hue: categoryById[category].hue,
              squares: sources.length,
            }))}
          />
        }
        actions={
          <div className={styles.newest}>
            <h2>
              <Tag>Newest article</Tag>
            </h2>
            <LinkList layout="columns" rows={page.articles.slice(0, 1).map(articleRow)} />
          </div>
        }
      />
      <Surface>
        <Section
          layout="sideBySide"
          headingId="articles"
          heading="Articles by subject"
          tier="working"
          className={styles.index}
          action={<TextLink href={feedLink.path}>Follow by feed</TextLink>}
        >
          <LinkList
            rows={bySubject(page.articles).map((article) => ({
              ...articleRow(article),
              icon: categoryById[article.category].icon,
              hue: categoryById[article.category].hue,
            }))}
          />
        </Section>
      </Surface>
      {page.articles.map((article, index) => (
        <Surface key={article.id}>
          <Post article={article} next={page.articles[index + 1]} references={references} />
        </Surface>
      ))}
      <Surface>
        <TextSection headingId="corrections" tier="service" {...page.corrections} />
      </Surface>
    </>
  );
}
