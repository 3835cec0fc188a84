import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintableChecklist } from './PrintableChecklist';

const meta: Meta<typeof PrintableChecklist> = {
  title: 'Figures/PrintableChecklist',
  component: PrintableChecklist,
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

/** Six groups, as many as fit on a page, with long words. */
export const LongWords: Story = {
  args: {
    id: 'long',
    heading: 'Telecommunications responsibilities',
    groups: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
      title: `${title}: interoperability acknowledgements`,
      items: [
        'Acknowledge the interdependencies of the telecommunications infrastructure with every counterparty.',
        'Write them down.',
      ],
    })),
  },
};
