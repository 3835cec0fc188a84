import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { CaseStudy } from './CaseStudy';

const meta: Meta<typeof CaseStudy> = {
  title: 'Components/CaseStudy',
  component: CaseStudy,
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: ['a list of studies, each with the same parts'],
      notFor: [
        { situation: 'figures without a story', instead: 'Metrics' },
        { situation: 'an example in one paragraph', instead: 'DescriptionList' },
        { situation: 'the steps of a process', instead: 'Steps' },
        { situation: 'links to other pages', instead: 'LinkList' },
      ],
      keyboard: [
        ['Tab', 'On a link: moves to the next link of the study'],
        ['Enter', 'On a link: follows the link'],
      ],
      role: 'article with an `h2` and a description list',
      name: 'None: the article is found by its heading.',
      meets: [
        ['1.3.1', 'Each part is a term with its description.'],
        ['1.4.1', 'The kind of work is a word; hue and icon repeat it.'],
      ],
      supply: ['A title that states the result, different for each study.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof CaseStudy>;

export const Detailed: Story = {
  args: {
    title: 'A clearing house moves settlement to a private ledger',
    client: 'Regional clearing house, 40 members',
    headingId: 'settlement',
    practice: { icon: 'blocks', label: 'Blockchain Development', hue: 'teal' },
    drawing: {
      start: 'apart',
      names: ['Bank A', 'Bank B', 'Bank C', 'Bank D'],
      steps: 3,
      held: ['Ledger', 'Rule book'],
      words: ['Problem', 'Work', 'Held afterwards'],
    },
    parts: [
      {
        term: 'Problem',
        content: <p>Settlement took two days and was reconciled by hand in each member bank.</p>,
      },
      {
        term: 'Result',
        content: <p>Settlement on the same day; breaks are found by the ledger, not by people.</p>,
      },
      {
        term: 'Work',
        content:
          'A permissioned ledger among the members, run on their own hardware and side by side with the old system.',
      },
    ],
    links: [{ href: '/private-blockchain-solutions', label: 'Private blockchain solutions' }],
  },
};
