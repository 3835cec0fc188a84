import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Tag } from './Tag';

const meta: Meta<typeof Tag> = {
  title: 'Components/Tag',
  component: Tag,
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: ['the category, author or length of an item', 'with `hue`, the colour of a category'],
      notFor: [
        { situation: 'a message', instead: 'Notice' },
        { situation: 'a link or a filter', instead: 'TextLink' },
        { situation: 'the names of standards in a line', instead: 'DescriptionList' },
      ],
      role: 'text (`span`)',
      name: 'None.',
      meets: [['1.4.1', 'The ring in the hue is decorative; the text is sufficient.']],
      supply: ['Markup as a list, if there are several.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Tag>;

export const Default: Story = { args: { children: 'Cybersecurity', hue: 'red' } };

export const Plain: Story = { args: { children: 'Illustrative' } };
