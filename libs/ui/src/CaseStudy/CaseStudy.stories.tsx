import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from '../CheckList/CheckList';
import type { PartGuidance } from '../guidance/PartGuidance';
import { CaseStudy } from './CaseStudy';

const meta: Meta<typeof CaseStudy> = {
  title: 'Components/CaseStudy',
  component: CaseStudy,
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: [
        'a list of studies, each with the same parts',
        'an example within a page about a service, as one paragraph',
      ],
      notFor: [
        { situation: 'figures without a story', instead: 'Metrics' },
        { situation: 'the steps of a process', instead: 'Steps' },
        { situation: 'links to other pages', instead: 'LinkList' },
      ],
      keyboard: [
        ['Tab', 'On a link: moves to the next link of the study'],
        ['Enter', 'On a link: follows the link'],
      ],
      role: 'article with a heading of `level` and a description list',
      name: 'None: the article is found by its heading.',
      meets: [
        ['1.3.1', 'Each part is a term with its description.'],
        ['1.4.1', 'The kind of work is a word; hue and icon repeat it.'],
      ],
      supply: [
        'The heading level that fits the page.',
        'A title that states the result, different for each study.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof CaseStudy>;

export const Detailed: Story = {
  args: {
    title: 'A clearing house moves settlement to a private ledger',
    client: 'Regional clearing house, 40 members',
    hue: 'teal',
    steps: 3,
    parts: [
      {
        term: 'Problem',
        content: 'Settlement took two days and was reconciled by hand in each member bank.',
      },
      {
        term: 'Work',
        content: (
          <CheckList
            items={[
              'A permissioned ledger among the members, run on their own hardware',
              'Contracts reviewed by a second team before each release',
              'Six weeks side by side with the old system',
            ]}
          />
        ),
      },
      {
        term: 'Result',
        content: 'Settlement on the same day; breaks are found by the ledger, not by people.',
      },
    ],
    links: [{ href: '/private-blockchain-solutions', label: 'Private blockchain solutions' }],
  },
};

/** In one paragraph, without parts. */
export const Brief: Story = {
  args: {
    title: 'A retailer closes its last server room',
    hue: 'orange',
    children: (
      <p>Thirty-one services moved in nine months, each with a way back until its first full month end.</p>
    ),
  },
};
