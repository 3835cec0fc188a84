import { PageList, Prose, Section, Table, Tag, Time } from '@keystrand/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { categories } from '@keystrand/content';
import type { Article, BlogPage } from '@keystrand/content';
import { pages } from '@keystrand/content/pages';
import { Catalogue } from './Catalogue';
import { FieldRows } from './Value';

const { articles } = pages.get('/blog') as BlogPage;

/** Returns the number of words in all texts of a value, without the keys that are not read. */
const countWords = (value: unknown): number => {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, part]) => (['type', 'id', 'href', 'language'].includes(key) ? sum : sum + countWords(part)),
    0,
  );
};

const getCategory = (article: Article) => categories.find(({ id }) => id === article.category);
const categoryName = (article: Article) => getCategory(article)?.label ?? '';

/** Renders the data and body of one article. */
function ArticleCatalogue({ id }: { readonly id: string }) {
  const article = articles.find((candidate) => candidate.id === id);
  if (!article) return null;
  return (
    <Catalogue>
      <Section
        heading={article.title}
        lead={article.summary}
        action={
          <p>
            <Time date={article.date} /> <Tag hue={getCategory(article)?.hue}>{categoryName(article)}</Tag>
          </p>
        }
      >
        <FieldRows fields={{ id: article.id, author: article.author, words: countWords(article.body) }} />
        <Prose blocks={article.body} />
      </Section>
      <Section heading="Sources">
        <PageList
          pages={article.sources.map(({ title, href }) => ({ href, title, summary: new URL(href).host }))}
        />
      </Section>
    </Catalogue>
  );
}

const meta: Meta<typeof ArticleCatalogue> = {
  title: 'Content/Articles',
  tags: ['!picture'],
  component: ArticleCatalogue,
  args: { id: articles[0]?.id ?? '' },
  argTypes: { id: { control: 'select', options: articles.map(({ id }) => id) } },
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof ArticleCatalogue>;

/** All articles, newest first. The blog page and the feed use the same order. */
export const All: Story = {
  render: () => (
    <Catalogue>
      <Section heading="Articles" lead="Newest first; the page and the feed keep this order.">
        <Table
          caption={`${String(articles.length)} articles`}
          head={['Title', 'Date', 'Category', 'Words', 'Sources', 'Summary']}
          rows={articles.map((article) => [
            article.title,
            article.date,
            categoryName(article),
            String(countWords(article.body)),
            String(article.sources.length),
            article.summary,
          ])}
        />
      </Section>
    </Catalogue>
  ),
  play: async ({ canvas }) => {
    for (const { title } of articles)
      await expect(canvas.getByRole('rowheader', { name: title })).toBeVisible();
  },
};

/** One complete article; select another in the controls. */
export const One: Story = {};
