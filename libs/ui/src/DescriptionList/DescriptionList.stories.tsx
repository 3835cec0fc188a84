import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { DescriptionList } from './DescriptionList';

const meta: Meta<typeof DescriptionList> = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: [
        'deliverables, standards, principles: a name and what it means',
        'facts of one thing, as label and value',
      ],
      notFor: [
        { situation: 'figures', instead: 'Metrics' },
        { situation: 'a comparison in several columns', instead: 'Table' },
        { situation: 'steps whose order matters', instead: 'Steps' },
        { situation: 'titles that are links', instead: 'LinkList' },
      ],
      role: 'description list (`dl`)',
      name: 'None.',
      meets: [['1.3.1', 'Term and description are associated in the markup.']],
      supply: ['Terms that differ within the list.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Wide: Story = {
  args: {
    rows: [
      {
        title: 'Findings report',
        description: 'Each weakness with steps to reproduce it, its impact and a fix, ordered by risk.',
      },
      {
        title: 'Board summary',
        description: 'One page without jargon: what was tested, what was found, what it means.',
      },
      {
        title: 'Retest letter',
        description: 'A dated statement of what is closed, fit for customers and auditors.',
      },
    ],
  },
};

export const Stacked: Story = {
  args: {
    density: 'stacked',
    rows: [
      { title: 'Watch', description: 'Signals from endpoints, cloud and contracts land in one SIEM.' },
      { title: 'Triage', description: 'An analyst reads the alert, not a script.' },
      { title: 'Contain', description: 'Isolation, key rotation and contract pausing, agreed in advance.' },
    ],
  },
};
