import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { PageList } from './PageList';

const meta: Meta<typeof PageList> = {
  title: 'Components/PageList',
  component: PageList,
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: ['related pages at the end of a page', 'all pages of a category'],
      notFor: [
        { situation: 'a choice of a few with icons', instead: 'LinkList' },
        { situation: 'links that are read in order', instead: 'LinkList' },
        { situation: 'more than about twenty pages', instead: 'DirectoryGroup' },
      ],
      keyboard: [
        ['Tab', 'On an item: moves to the next item: each is one tab stop'],
        ['Enter', 'On an item: follows its link'],
      ],
      role: 'list with a heading of `level` and a link in each item',
      name: 'The title names the link.',
      meets: [
        ['2.4.4', 'The title alone names the target.'],
        ['2.5.5', 'The whole item is the target.'],
        ['2.4.7', 'The focus ring surrounds the item.'],
      ],
      supply: ['The heading level that fits the page.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof PageList>;

export const Default: Story = {
  args: {
    pages: [
      {
        href: '/services/security-audits',
        title: 'Security audits',
        summary: 'Controls and evidence held against the standard that you name.',
      },
      {
        href: '/services/application-security',
        title: 'Application security',
        summary: 'Reviews and tooling inside the way your developers already work.',
      },
      {
        href: '/services/vulnerability-assessments',
        title: 'Vulnerability assessments',
        summary: 'Breadth before depth: every known weakness on the whole estate.',
      },
    ],
  },
};
