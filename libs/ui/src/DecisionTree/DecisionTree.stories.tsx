import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Surface } from '../Surface/Surface';
import { longWords } from '../testing/longWords';
import { DecisionTree } from './DecisionTree';

const meta: Meta<typeof DecisionTree> = {
  title: 'Figures/DecisionTree',
  component: DecisionTree,
  decorators: [
    (Story) => (
      <Surface>
        <Story />
      </Surface>
    ),
  ],
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: ['services that buyers confuse', 'a choice that follows from facts the reader knows'],
      notFor: [
        { situation: 'the properties of several options', instead: 'Comparison' },
        { situation: 'steps that all happen', instead: 'Steps' },
        { situation: 'more than six questions' },
      ],
      keyboard: [['Enter', 'On the title of an answer: follows the link']],
      role: 'figure with an ordered list',
      name: 'The heading names the figure; the title of an answer names its link.',
      meets: [
        ['1.1.1', 'The lines are hidden; questions, yes, no and answers are text.'],
        ['1.3.1', 'An ordered list: one item for each question and its answer.'],
      ],
      supply: [
        'Questions that can be answered with yes or no.',
        'A heading that names the choice.',
        'An order in which the first yes is the right one.',
        'An opaque `Surface` around it, whose colour hides the lines behind the questions.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof DecisionTree>;

export const Default: Story = {
  args: {
    id: 'which-test',
    heading: 'Assessment, test, audit or red team?',
    lead: 'Ask in this order and stop at the first yes.',
    questions: [
      {
        question: 'Is there a standard, a policy or a contract you must be measured against?',
        title: 'Security audit',
        href: '/services/security-audits',
        duration: '3 to 5 weeks',
        text: 'Controls compared with named criteria, on evidence.',
      },
      {
        question: 'Is the list of what you run, or of its known weaknesses, missing or stale?',
        title: 'Vulnerability assessment',
        href: '/services/vulnerability-assessments',
        duration: '2 to 3 weeks',
        text: 'The whole estate, verified by hand. Nothing is exploited.',
      },
      {
        question: 'Is there one target, and something an attacker would want from it?',
        title: 'Penetration test',
        href: '/services/penetration-testing',
        duration: '2 to 3 weeks',
        text: 'A person attacks within agreed rules and stops at proof.',
      },
      {
        question: 'Must the people who watch be tested too, without being told?',
        title: 'Red team',
        text: 'Under DORA it has rules of its own, Articles 26 and 27.',
      },
    ],
    otherwise: {
      question: 'Then talk first',
      title: 'Free consultation',
      href: '/request-consultation',
      text: 'A first call, and a written opinion afterwards.',
    },
    caption: 'Durations are those of each service’s own page, for its usual scope.',
  },
};

/** Words break within their boxes; lines and marks keep their places. */
export const LongWords: Story = longWords(Default);
