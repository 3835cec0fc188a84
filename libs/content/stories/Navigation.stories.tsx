import { PageList, LinkList, Section, Table } from '@keystrand/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { categories, footerGroups, headerAction, topLinks } from '@keystrand/content';
import type { NamedLink } from '@keystrand/content';
import { pages } from '@keystrand/content/pages';
import { Catalogue } from './Catalogue';
import { FieldRows } from './Value';

/** Links of every page: Services menu, navigation bar and footer. */
const meta: Meta = { title: 'Content/Navigation', tags: ['!picture'], parameters: { layout: 'fullscreen' } };

export default meta;

const toPageLink = ({ label, path }: NamedLink) => ({
  href: path,
  title: label,
  summary: pages.get(path).summary,
});

export const All: StoryObj = {
  render: () => (
    <Catalogue>
      <Section heading="Services menu" lead="Seven categories in display order.">
        <LinkList
          rows={categories.map(({ label, icon, hue, path }) => ({
            href: path,
            title: label,
            text: pages.get(path).summary,
            icon,
            hue,
          }))}
        />
        <Table
          caption="Short labels"
          head={['Category', 'Short label', 'Icon', 'Path']}
          rows={categories.map(({ label, shortLabel, icon, path }) => [
            label,
            shortLabel,
            icon,
            [{ type: 'code', text: path }],
          ])}
        />
      </Section>
      <Section heading="Bar" lead="Beside Services, and the one call to action.">
        <PageList pages={[...topLinks, headerAction].map(toPageLink)} />
      </Section>
      {footerGroups.map(({ heading, links }) => (
        <Section key={heading} heading={`Footer: ${heading}`}>
          <FieldRows fields={Object.fromEntries(links.map(({ label, path }) => [label, path]))} />
        </Section>
      ))}
    </Catalogue>
  ),
  play: async ({ canvas }) => {
    for (const { label } of categories)
      await expect(canvas.getByRole('rowheader', { name: label })).toBeVisible();
  },
};
