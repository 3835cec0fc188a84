import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { longWords } from '../testing/longWords';
import { PrintableChecklist } from './PrintableChecklist';

const meta: Meta<typeof PrintableChecklist> = {
  title: 'Figures/PrintableChecklist',
  component: PrintableChecklist,
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: ['actions under pressure', 'questions that a buyer takes into a meeting'],
      notFor: [
        { situation: 'statements that are already true', instead: 'CheckList' },
        { situation: 'choices that a form sends', instead: 'CheckboxField' },
        { situation: 'a process with durations', instead: 'Steps' },
      ],
      role: 'figure with a heading and a list for each group',
      name: 'The heading names the figure.',
      meets: [['1.1.1', 'The boxes are drawn; each item is complete without its box.']],
      supply: ['Items that begin with a verb, or questions.', 'No more than one page of paper.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof PrintableChecklist>;

export const Default: Story = {
  args: {
    id: 'handover',
    heading: 'Handover, one box at a time',
    lead: 'Tick a line once somebody on your side has done it without help.',
    lines: ['System', 'Handed over by', 'Accepted by, on'],
    groups: [
      {
        title: 'Access',
        items: [
          'Clone every repository with an account of your own.',
          'Rotate each credential that the supplier has known.',
        ],
      },
      {
        title: 'Operation',
        items: ['Release a small change and roll it back.', 'Restore last night’s backup elsewhere.'],
      },
    ],
    caption: 'Printed, the list has a page of its own.',
  },
};

/** Words break within their boxes; lines and marks keep their places. */
export const LongWords: Story = longWords(Default);
