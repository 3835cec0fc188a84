import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Columns } from './Columns';

const meta: Meta<typeof Columns> = {
  title: 'Components/Columns',
  component: Columns,
  parameters: {
    group: 'Page',
    guidance: {
      useFor: ['two elements that belong together, such as a table of contents and its text'],
      notFor: [
        { situation: 'a heading next to its content', instead: 'Section' },
        { situation: 'titles with their descriptions', instead: 'DescriptionList' },
      ],
      role: 'generic element (`div`)',
      name: 'None.',
      meets: [['1.4.10', 'Columns wrap where they have no room.']],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Columns>;

export const Default: Story = {
  args: {
    children: [
      <p key="first">Five of twelve columns, first on narrow screens.</p>,
      <p key="second">Seven of twelve columns, as wide as a comfortable line of running text can get.</p>,
    ],
  },
};
