import { categories } from '@keystrand/content';
import type { Article, PagePayload } from '@keystrand/content';
import {
  IndexArt,
  LinkList,
  RowArt,
  Section,
  Surface,
  SurfaceFooter,
  Tag,
  TextLink,
  Time,
} from '@keystrand/ui';
import { hueClass } from '@keystrand/ui/theme';
import { categoryById } from '../../categoryById';
import { feedLink } from '../../document/urls';
import { linkGroup } from '../../sections/linkGroup.css';
import { LongText } from '../../sections/LongText';
import { PageHero } from '../../sections/PageHero';
import { pageLinks } from '../../sections/pageLinks';
import { TextSection } from '../../sections/Paragraphs';
import type { PageProps } from '../PageProps';
import * as styles from './index.css';
import { readingMinutes } from './readingTime';

const readingTime = ({ body }: Article) => `${String(readingMinutes(body))} min read`;

const articleRow = (article: Article) => ({
  href: `#${article.id}`,
  title: article.title,
  text: (
    <>
      <span>{article.summary}</span> <Time date={article.date} />
    </>
  ),
});

interface PostProps extends Pick<PagePayload, 'references'> {
  readonly article: Article;
  readonly older: readonly Article[];
}

const waysOn = ({ article, older, references }: PostProps) => [
  ...pageLinks(references, article.services).map(({ href, title }) => ({
    href,
    title,
    eyebrow: href.startsWith('/industry/') ? 'Industry' : 'Service',
  })),
  ...older.slice(0, 1).map(({ id, title }) => ({ href: `/blog#${id}`, title, eyebrow: 'Next article' })),
  { href: '/blog#articles', title: 'All articles', eyebrow: 'By subject' },
];

function Post(props: PostProps) {
  const { article, older } = props;
  const { id, title, summary, date, checked, author, category, figure, body, sources } = article;
  return (
    <Surface className={styles.post}>
      <Section
        as="article"
        aria-labelledby={id}
        headingId={id}
        heading={title}
        lead={summary}
        ruled
        className={hueClass[categoryById[category].hue]}
        eyebrow={
          <p className={styles.meta}>
            <Tag>No. {older.length + 1}</Tag> <Time date={date} /> <Tag>{readingTime(article)}</Tag>{' '}
            <Tag>{author}</Tag>{' '}
            <Tag>
              checked <Time date={checked} />
            </Tag>
          </p>
        }
      >
        <figure className={styles.figure}>
          {figure.written ? (
            <svg aria-hidden="true">
              <svg x={`${String(figure.written)}%`}>
                <line y2="100%" />
                <text x="-8" y="55%" dy="0.35em" textAnchor="end">
                  written
                </text>
              </svg>
            </svg>
          ) : null}
          <RowArt rows={figure.rows} />
          <figcaption>{figure.caption}</figcaption>
        </figure>
        <LongText
          aria-labelledby={id}
          label="In this article"
          blocks={[
            ...body,
            { type: 'heading', id: `${id}-sources`, text: 'Sources' },
            {
              type: 'list',
              ordered: true,
              items: sources.map((source) => [{ type: 'link', text: source.title, href: source.href }]),
            },
          ]}
        />
      </Section>
      <SurfaceFooter className={styles.readOn}>
        <LinkList layout="columns" aria-label="Read on" rows={waysOn(props)} />
      </SurfaceFooter>
    </Surface>
  );
}

export default function Page({ page, crumbs, references }: PageProps<'blog'>) {
  return (
    <>
      <PageHero
        page={page}
        crumbs={crumbs}
        figure={
          <IndexArt
            direction="branch"
            // The newest ones: on phones there is no room for more, in which squares are apart.
            strands={page.articles.slice(0, 4).map(({ subject, category, sources }) => ({
              label: subject,
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
            <LinkList
              layout="columns"
              rows={page.articles.slice(0, 1).map((article) => ({
                ...articleRow(article),
                eyebrow: categoryById[article.category].label,
                text: (
                  <span className={styles.meta}>
                    <Time date={article.date} /> <Tag>{readingTime(article)}</Tag>
                  </span>
                ),
              }))}
            />
          </div>
        }
      />
      <Surface className={styles.index}>
        <Section
          layout="sideBySide"
          headingId="articles"
          heading="All articles by subject"
          tier="working"
          action={<TextLink href={feedLink.path}>Follow by feed</TextLink>}
        />
        {categories.map(({ id, label, hue }) => {
          const articles = page.articles.filter(({ category }) => category === id);
          return articles.length > 0 ? (
            <Section key={id} className={`${linkGroup} ${hueClass[hue]}`} heading={label} tier="minor">
              <LinkList rows={articles.map(articleRow)} />
            </Section>
          ) : null;
        })}
      </Surface>
      {page.articles.map((article, index, all) => (
        <Post key={article.id} article={article} older={all.slice(index + 1)} references={references} />
      ))}
      <Surface>
        <TextSection headingId="corrections" tier="service" {...page.corrections} />
      </Surface>
    </>
  );
}
