import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { TableOfContents } from './TableOfContents';

const meta: Meta<typeof TableOfContents> = {
  title: 'Components/TableOfContents',
  component: TableOfContents,
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: ['pages with three or more long sections: articles, policies'],
      notFor: [
        { situation: 'links to other pages', instead: 'LinkList' },
        { situation: 'the place of the page in the site', instead: 'Breadcrumbs' },
      ],
      keyboard: [
        ['Tab', 'On a link: moves to the next heading'],
        ['Enter', 'On a link: scrolls to the heading; Tab continues from there'],
      ],
      role: 'navigation landmark with an ordered list',
      name: '`label`, which is visible.',
      meets: [
        ['2.4.5', 'A second way to the parts of a page.'],
        ['2.5.8', 'Links are at least 24 px high.'],
      ],
      supply: [
        'A label that differs from other navigation landmarks of the page.',
        'The text of each heading, and its `id`.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof TableOfContents>;

export const Default: Story = {
  args: {
    items: [
      { id: 'data', text: 'Data we hold' },
      { id: 'purpose', text: 'What it is for' },
      { id: 'rights', text: 'Your rights and how to use them' },
    ],
  },
};
