import { Container, Section, Table } from '@keystrand/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from '@keystrand/content/pages';

/** Texts that represent pages in search results, shared links, breadcrumbs and lists. */
const meta: Meta = { title: 'Content/Pages', tags: ['!picture'], parameters: { layout: 'fullscreen' } };

export default meta;

const all = pages.paths.map((path) => pages.get(path));

const withLength = (text: string) => [`${text} `, { type: 'code' as const, text: String(text.length) }];

/** All pages by kind. */
export const All: StoryObj = {
  render: () => (
    <Container>
      <Section
        heading="Pages"
        lead="One file each. The figure after a text is its length in characters: a description has 50 to 160, a summary at most 110."
      >
        {[...new Set(all.map(({ kind }) => kind))].sort().map((kind) => (
          <Table
            key={kind}
            caption={kind}
            head={['Title', 'Path', 'Description', 'Summary']}
            rows={all
              .filter((page) => page.kind === kind)
              .map(({ title, path, description, summary }) => [
                title,
                [{ type: 'code', text: path }],
                withLength(description),
                withLength(summary),
              ])}
          />
        ))}
      </Section>
    </Container>
  ),
};
