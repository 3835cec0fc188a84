import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { FeatureList } from './FeatureList';

const meta: Meta<typeof FeatureList> = {
  title: 'Components/FeatureList',
  component: FeatureList,
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: [
        'two to six advantages of one offer',
        'an overview at the top of a page',
        'three things that belong together, below a `Strand`, without icons',
      ],
      notFor: [
        { situation: 'features that link to a page each', instead: 'LinkList' },
        { situation: 'short statements without explanation', instead: 'CheckList' },
        { situation: 'the stages of a process', instead: 'Steps' },
      ],
      role: 'list with a heading in each item',
      name: 'None.',
      meets: [['1.3.1', 'A list, so that the number of features is announced.']],
      supply: ['A number that fills the rows: three or six.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof FeatureList>;

const features = [
  {
    icon: 'target',
    title: 'Scoped in a day',
    description: 'A short call sets targets, rules and contacts. You approve the plan before a packet moves.',
  },
  {
    icon: 'checklist',
    title: 'Proof, not noise',
    description:
      'Every finding has steps to reproduce it, the impact in your terms and a severity we will defend.',
  },
  {
    icon: 'refresh',
    title: 'Retest included',
    description: 'We check your fixes and reissue the report, ready for auditors and customers.',
  },
] as const;

export const Default: Story = { args: { features } };
